"""What the short reference says, sentence by sentence and in our words, and where a test shows it."""

from __future__ import annotations

HERE = "test_reference"
MOVING, ROWS, GOALS = "test_examples_moving", "test_examples_rows", "test_examples_goals"
COMBAT, SETUP, SCORE, BOX = "test_combat", "test_setup", "test_score", "test_box"
SHOWN = (
    # Set-up
    ("three decks: encounters, combat cards, objectives", BOX, "test_decks_are_complete"),
    ("one Factory card more than players, face down", HERE, "test_one_factory_card_more_than_players_lies_face_down"),
    ("any structure tile", HERE, "test_any_tile_may_come"),
    ("a token on every encounter hex", HERE, "test_every_encounter_hex_has_its_token"),
    ("a supply without an end", HERE, "test_the_supply_has_no_end"),
    ("faction and mat by chance", SETUP, "test_no_banned_pair_is_dealt"),
    ("power and combat cards by the faction", SETUP, "test_everybody_begins_with_what_faction_and_mat_say"),
    ("the character on its base, a worker on each hex beside it by land", BOX, "test_each_base_has_two_neighbours_by_land"),
    ("mechs, stars, cubes, structures, recruits and six workers wait", HERE, "test_everything_else_waits_on_the_mats"),
    ("popularity, objectives and coins by the mat", SETUP, "test_everybody_begins_with_what_faction_and_mat_say"),
    ("the lowest mat begins, play goes clockwise", SETUP, "test_the_lowest_mat_begins_and_play_goes_clockwise"),
    # Turn, triumph track
    ("the top action, then the bottom one; either may be left out", HERE, "test_first_the_top_then_the_bottom"),
    ("another section every turn", HERE, "test_another_section_every_turn"),
    ("a star for each goal that is reached, once", HERE, "test_each_goal_counts_once"),
    ("two victories count", COMBAT, "test_third_win"),
    ("no star is lost", GOALS, "test_kept_stars"),
    ("the sixth star ends the game at once", GOALS, "test_sixth_star_by_deploy"),
    # Control
    ("own units, or an own structure without enemies, control a hex", MOVING, "test_lone_structure"),
    ("units beat structures", SCORE, "test_a_hex_with_a_structure_and_an_enemy_worker"),
    ("who holds the hex has no use of another's structure", HERE, "test_anothers_structure_is_of_no_use"),
    ("tokens belong to who controls the hex", HERE, "test_tokens_belong_to_who_controls_the_hex"),
    # Factory cards
    ("no bonuses from a Factory card", HERE, "test_a_factory_card_brings_no_bonus"),
    ("its move takes a unit twice as far", MOVING, "test_move_of_a_factory_card"),
    # Final scoring
    ("stars, territories and pairs of tokens by popularity", SCORE, "test_tiers"),
    ("the Factory is three territories", HERE, "test_the_factory_is_three_territories"),
    ("the structure tile", SCORE, "test_tunnels_beside_and_on"),
    (
        "structures count where enemies stand, each neighbour once",
        HERE,
        "test_the_tile_counts_lost_hexes_and_each_neighbour_once",
    ),
    ("the most coins win; six ways to break a tie", HERE, "test_ties_are_broken_in_order"),
    # Objectives, words
    ("an objective places a star, and both cards are gone", GOALS, "test_objective_15"),
    ("four resources, no workers among them", HERE, "test_each_terrain_makes_its_own"),
    ("bases are no territories", HERE, "test_a_base_is_no_territory"),
    # Move
    ("each icon moves another unit", HERE, "test_each_icon_moves_another_unit"),
    ("or coins", HERE, "test_coins_instead_of_moving"),
    ("to a neighbour, not across rivers, not to lakes", MOVING, "test_peninsula"),
    ("resources are taken along and left, workers by mechs", MOVING, "test_mech_and_passengers"),
    ("nothing is left on a lake", MOVING, "test_on_a_lake"),
    ("workers on foot do not enter where enemies are", MOVING, "test_workers_on_foot_do_not_enter"),
    ("tunnels are neighbours", MOVING, "test_tunnels"),
    ("enemies stop a move", MOVING, "test_stopped_on_the_way"),
    ("enemy workers go home, for popularity each", MOVING, "test_driving_workers_off"),
    ("combats after all moves", COMBAT, "test_sixth_star_in_the_first_of_two_combats"),
    ("then the encounter", COMBAT, "test_token_under_the_battle"),
    ("one option that can be paid", HERE, "test_an_option_must_be_taken_that_can_be_paid"),
    ("what it brings stands on the character's hex", GOALS, "test_gains_that_find_no_room"),
    ("a Factory card at the first visit", GOALS, "test_factory_cards"),
    # Bolster, Trade, Produce
    ("a coin for power or cards", HERE, "test_a_coin_for_power_or_cards"),
    ("a coin for two resources", ROWS, "test_trade"),
    ("or for popularity", ROWS, "test_trade_at_home"),
    ("all uncovered costs", ROWS, "test_eight_workers"),
    ("on different hexes, a token for each worker", ROWS, "test_mill"),
    ("workers in villages", ROWS, "test_produce_with_few_workers"),
    ("what each terrain makes", HERE, "test_each_terrain_makes_its_own"),
    # Combat
    ("the dial, seven at most", HERE, "test_the_dial_goes_to_seven"),
    ("a card for each combat unit", COMBAT, "test_how_many_cards"),
    ("in secret, then at once", COMBAT, "test_both_choose_unseen"),
    ("the higher sum, the attacker in a tie; both pay", COMBAT, "test_tie"),
    ("popularity for each worker that is driven home", COMBAT, "test_workers_in_a_lost_hex"),
    ("the loser's units go home, tokens stay", HERE, "test_the_loser_leaves_its_tokens"),
    ("a card for who lost and showed something", COMBAT, "test_nothing_shown"),
    # Bottom row
    ("coins, even if nothing is left to gain", ROWS, "test_nothing_left_to_upgrade"),
    ("upgrade", ROWS, "test_upgrade"),
    ("only where there is a slot", ROWS, "test_no_bracket"),
    ("deploy", ROWS, "test_deploy"),
    ("the ability is there at once", HERE, "test_an_ability_holds_from_now_on"),
    ("build, one structure a hex", ROWS, "test_build"),
    ("Monument", ROWS, "test_bolster"),
    ("Mill", ROWS, "test_mill_alone"),
    ("Mine, for its owner only", MOVING, "test_mine"),
    ("Armory", ROWS, "test_trade"),
    ("enlist, with a bonus at once and others from now on", ROWS, "test_enlist"),
    ("by the player's own action and those of both neighbours", ROWS, "test_opposite_seat"),
)
