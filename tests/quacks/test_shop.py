"""Rules 7 E and 13.2: the shop."""

from __future__ import annotations

from typing import Any

from games.quacks.moves import Buy, Copy, Done, Empty, Return
from games.quacks.shop import Gather, OpenShop
from games.quacks.table import Player
from games.quacks.told import CoinsLeft
from tests.quacks.play import QUACKS, Play, at
from tests.quacks.position import chips, player, row, table

# ------------------------------------------------------------------ E: the shop


def shop(text: str, *others: Player, **named: Any) -> Play:
    return at(OpenShop, player(pot_=text), *(others or (player(),)), last=Gather, **named)


@row("TC 27", "7.E", "8.8 shop")
def test_two_chips_of_different_colours() -> None:
    play = shop("O1@8", books="green.1 blue.1").buy("G1 B1")
    assert play.refuses(Buy("orange1"))
    play.done()
    assert (play.has("G1"), play.has("B1")) == (1, 1)
    assert shop("O1@20").buy("G1").refuses(Buy("green1"))


@row("TC 28")
def test_coins_are_lost() -> None:
    play = shop("O1@31", books="black.neighbours").buy("K").done()
    assert CoinsLeft(0, 13, "shop") in play.told(CoinsLeft)


@row("TC 30", "1.3")
def test_a_sold_out_kind_is_not_for_sale() -> None:
    made = table(player(pot_="O1@20"), player())
    made.supply["green1"] = 0
    play = Play(made, OpenShop())
    assert play.refuses(Buy("green1")) and QUACKS.waiting(play.match)[0].why["green1"] == "sold_out"


@row("TC 39", "7 bought", "D42")
def test_pot_and_bought_chips_go_in_the_bag() -> None:
    play = at(OpenShop, player("W3", "O1@5 W1@6", "W2@53", aside="R1"), player(), last=Gather).buy("G1").done()
    assert play.me.bag == sorted(chips("W3 O1 W1 W2 G1")) and [a.chip for a in play.me.aside] == ["red1"]


@row("18.4 E", "18.1", "D43", "17 shopping")
def test_baskets_are_filled_move_by_move_and_sealed() -> None:
    play = shop("O1@20", player(pot_="O1@20")).buy("G1")
    play.do(Empty()).buy("B1").done()
    assert play.offers(Done()) and QUACKS.waiting(play.match)[0].chosen == Done() and play.has("B1") == 0
    assert play.match.table.supply["blue1"] == 22
    play.do(Done(), seat=1)
    assert play.has("B1") == 1
    open_ = shop("O1@20", player(pot_="O1@20"), shopping="in_order")
    assert open_.asks() == "open_basket" and open_.asks(1) == ""
    open_.buy("B1").done()
    assert open_.table.supply["blue1"] == 21 and open_.asks(1) == "open_basket"


@row("18.4 E")
def test_one_chip_goes_back_on_the_shelf_the_other_stays() -> None:
    play = shop("O1@31", books="green.1 blue.1").buy("G1 B1").do(Return("green1"))
    assert play.refuses(Return("green1")) and play.offers(Return("blue1"))
    play.buy("G2").done()
    assert (play.has("G1"), play.has("G2"), play.has("B1")) == (0, 1, 1)


@row("18.4 E", "9 B3")
def test_what_is_put_back_is_not_copied() -> None:
    play = shop("O1@31", witches="A1 B3 C1").buy("B1").copy("B1").do(Return("blue1"))
    assert play.refuses(Copy("blue1")) and QUACKS.waiting(play.match)[0].about["copy"] is None


@row("TC 167", "17 shortage", "18.4.1", "7.E")
def test_the_last_chip_goes_to_the_start_player() -> None:
    made = table(player(pot_="O1@25"), player(pot_="O1@25"), player(), books="green.1", first=1)
    made.supply["green4"] = 1
    play = Play(made, OpenShop(), Gather())
    play.buy("G4").buy("G4", 1).done().done(1)
    assert play.has("G4", 1) == 0 and play.asks() == "open_basket"
    about = QUACKS.waiting(play.match)[0].about
    assert about["left"] == 20 and play.refuses(Buy("green4"))
    play.buy("G2").done()
    assert (play.has("G2"), play.has("G4", 1)) == (1, 1)
