"""The fixed table that teaches a game: the same for everybody, and what its guide speaks of is there."""

from server.table_side import Person

FARM_SPOT = 238  # grass, next to the farm at 237


def test_kingdom_builder_begins_with_grass_beside_a_farm_and_goes_on_elsewhere(ann: Person) -> None:
    table = ann.post("/api/matches", game="kingdom-builder", first_game=True)
    assert (table["first_game"], table["seat"], len(table["seats"])) == (True, 0, 2)
    assert table["view"]["mandatory"]["terrain"] == "grass"
    for hex_ in (FARM_SPOT, 218, 219):
        table = ann.act(table, do="build", hex=hex_)
    assert [tile["location"] for tile in table["view"]["players"][0]["tiles"]] == ["farm"]  # K13
    ann.act(table, do="end")
    table = ann.my_turn(table["id"])
    assert table["view"]["mandatory"]["terrain"] == "desert"
    builds = [action["hex"] for action in table["legal"] if action["do"] == "build"]
    assert len(builds) > 20  # K10: no desert touches the grass by the farm, so any will do


def test_the_builders_has_a_bridge_that_two_workers_complete(ann: Person) -> None:
    table = ann.post("/api/matches", game="the-builders", first_game=True)
    facts = {card["card"]: card for card in ann.get("/api/games/the-builders/cards")}
    view = table["view"]
    bridge = next(card for card in view["building_row"] if facts[card]["name"] == "stone-bridge")
    mason = next(card for card in view["worker_row"] if facts[card]["supplies"] == [2, 0, 0, 1])
    table = ann.act(table, do="open", card=bridge)
    table = ann.act(table, do="hire", card=mason)
    table = ann.act(table, do="send", worker=view["players"][0]["free"][0], site=bridge)
    ann.act(table, do="end")
    table = ann.act(ann.my_turn(table["id"]), do="send", worker=mason, site=bridge)
    assert table["view"]["players"][0]["built"] == [bridge]  # B13


def test_only_games_that_have_one(ann: Person) -> None:
    offered = {game["name"] for game in ann.get("/api/games") if game["first_game"]}
    assert offered == {"kingdom-builder", "the-builders"}
    assert ann.refused("/api/matches", game="kingdom-legacy", first_game=True)[1] == "bad-options"
    assert ann.refused("/api/matches", game="no-such-game", first_game=True)[1] == "unknown-game"
    assert ann.create("easy")["first_game"] is False
