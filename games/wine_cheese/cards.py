"""The 48 cards of the house set.

Stated by the rules: 24 wine and 24 cheese cards, action and gourmet cards, four dishes, five special actions. Derived
from worked examples: washing lies on cheese and distillation on wine, each in two versions. All names, costs, values
and which card has which action are house design, balanced by these formulas: an effort of 1 for white, red and milk,
1.5 for sugar and salt, 2 for yeast and cultures; gold about 1.5 of the effort (less 2 for a reliable special action,
1 for another), silver 40 % of gold, pair steps 2 to 4 by size. Wine and cheese are equal in total.
"""

from __future__ import annotations

from games.wine_cheese.printed import (
    Card,
    Helper,
    MarketDay,
    Names,
    PerCard,
    PerGourmet,
    SpecialAction,
    StarterCultures,
)
from games.wine_cheese.words import Dish, Good, Ingredient

Cost = tuple[Ingredient, ...]

# English, Dutch, French: appellations and traditional cheeses, no brands.
_NAMES = {
    "w01": Names("Petit Chablis", "Petit Chablis", "Petit Chablis"),
    "w02": Names("Irancy", "Irancy", "Irancy"),
    "w03": Names("Burgundy Crémant", "Crémant uit Bourgondië", "Crémant de Bourgogne"),
    "w04": Names("Burgundy Aligoté", "Aligoté uit Bourgondië", "Bourgogne Aligoté"),
    "w05": Names("Pommard", "Pommard", "Pommard"),
    "w06": Names("Mâcon-Villages", "Mâcon-Villages", "Mâcon-Villages"),
    "w07": Names("Mercurey", "Mercurey", "Mercurey"),
    "w08": Names("Burgundy Passe-tout-grains", "Passe-tout-grains uit Bourgondië", "Bourgogne Passe-tout-grains"),
    "w09": Names("Rully", "Rully", "Rully"),
    "w10": Names("Montagny", "Montagny", "Montagny"),
    "w11": Names("Pouilly-Fuissé", "Pouilly-Fuissé", "Pouilly-Fuissé"),
    "w12": Names("Burgundy Hillsides", "Bourgondische heuvelwijn", "Coteaux Bourguignons"),
    "w13": Names("Saint-Bris", "Saint-Bris", "Saint-Bris"),
    "w14": Names("Volnay", "Volnay", "Volnay"),
    "w15": Names("Meursault", "Meursault", "Meursault"),
    "w16": Names("Bouzeron", "Bouzeron", "Bouzeron"),
    "w17": Names("Chablis", "Chablis", "Chablis"),
    "w18": Names("Puligny-Montrachet", "Puligny-Montrachet", "Puligny-Montrachet"),
    "w19": Names("Givry", "Givry", "Givry"),
    "w20": Names("Nuits-Saint-Georges", "Nuits-Saint-Georges", "Nuits-Saint-Georges"),
    "w21": Names("Gevrey-Chambertin", "Gevrey-Chambertin", "Gevrey-Chambertin"),
    "w22": Names("Marsannay Rosé", "Marsannay-rosé", "Marsannay"),
    "w23": Names("Burgundy Rosé", "Bourgondische rosé", "Bourgogne rosé"),
    "w24": Names("Clos de Vougeot", "Clos de Vougeot", "Clos de Vougeot"),
    "c01": Names("Trouser Button", "Broeksknoop (Bouton de culotte)", "Bouton de culotte"),
    "c02": Names("Claquebitou", "Claquebitou", "Claquebitou"),
    "c03": Names("Vézelay Dome", "Dôme de Vézelay", "Dôme de Vézelay"),
    "c04": Names("Soumaintrain", "Soumaintrain", "Soumaintrain"),
    "c05": Names("Époisses", "Époisses", "Époisses"),
    "c06": Names("Saint-Florentin", "Saint-Florentin", "Saint-Florentin"),
    "c07": Names("Langres", "Langres", "Langres"),
    "c08": Names("Faisselle Fresh Cheese", "Verse kaas (faisselle)", "Faisselle"),
    "c09": Names("Strong Cheese Spread", "Sterke smeerkaas (fromage fort)", "Fromage fort"),
    "c10": Names("Mâconnais", "Mâconnais", "Mâconnais"),
    "c11": Names("Cancoillotte", "Cancoillotte", "Cancoillotte"),
    "c12": Names("Morbier", "Morbier", "Morbier"),
    "c13": Names("Charolais", "Charolais", "Charolais"),
    "c14": Names("French Emmental", "Franse emmentaler", "Emmental français"),
    "c15": Names("French Gruyère", "Franse gruyère", "Gruyère français"),
    "c16": Names("Morvan Crottin", "Crottin uit de Morvan", "Crottin du Morvan"),
    "c17": Names("Chaource", "Chaource", "Chaource"),
    "c18": Names("Brillat-Savarin", "Brillat-Savarin", "Brillat-Savarin"),
    "c19": Names("Ash-coated Aisy", "Aisy in as (Aisy cendré)", "Aisy cendré"),
    "c20": Names("Gex Blue", "Blauwe kaas uit Gex", "Bleu de Gex"),
    "c21": Names("Comté", "Comté", "Comté"),
    "c22": Names("Chavignol", "Crottin de Chavignol", "Crottin de Chavignol"),
    "c23": Names("Pierre-qui-Vire", "Pierre-qui-Vire", "Pierre-qui-Vire"),
    "c24": Names("Brie de Melun", "Brie de Melun", "Brie de Melun"),
}


def _action(id: str, cost: Cost, gold: int, silver: int, action: SpecialAction) -> Card:
    return Card(id, _good(id), _NAMES[id], cost, gold, silver, action=action)


def _gourmet(id: str, cost: Cost, gold: int, silver: int, dish: Dish, pair_steps: int) -> Card:
    return Card(id, _good(id), _NAMES[id], cost, gold, silver, dish=dish, pair_steps=pair_steps)


def _good(id: str) -> Good:
    return "wine" if id.startswith("w") else "cheese"


# Cost, gold, silver, then the special action or the dish with its pair steps.
CARDS: tuple[Card, ...] = (
    _action("w01", ("white", "sugar"), 3, 1, StarterCultures(("yeast", "white"))),
    _action("w02", ("red", "red", "yeast"), 6, 2, StarterCultures(("yeast", "red"))),
    _action("w03", ("white", "red", "sugar", "yeast"), 7, 2, StarterCultures(("yeast", "sugar"))),
    _action("w04", ("white", "white", "sugar"), 4, 1, PerCard()),
    _action("w05", ("red", "red", "red", "sugar"), 5, 2, PerCard()),
    _action("w06", ("white", "yeast"), 4, 1, PerGourmet()),
    _action("w07", ("red", "red", "sugar", "yeast"), 7, 2, PerGourmet()),
    _action("w08", ("red", "red"), 2, 1, Helper()),
    _action("w09", ("white", "white", "sugar"), 5, 2, Helper()),
    _action("w10", ("white", "white", "sugar"), 4, 1, MarketDay(free="cheese")),
    _action("w11", ("white", "white", "white", "yeast"), 6, 2, MarketDay(("milk", "milk"))),
    _action("w12", ("white", "red", "red", "sugar", "yeast"), 8, 3, MarketDay(("red", "milk"))),
    _gourmet("w13", ("white", "sugar"), 4, 1, "pasta", 2),
    _gourmet("w14", ("red", "red", "red", "yeast"), 8, 3, "pasta", 3),
    _gourmet("w15", ("white", "white", "white", "white", "sugar", "yeast"), 11, 4, "pasta", 4),
    _gourmet("w16", ("white", "white", "sugar"), 6, 2, "quiche", 2),
    _gourmet("w17", ("white", "white", "white", "sugar"), 7, 2, "quiche", 3),
    _gourmet("w18", ("white", "white", "white", "sugar", "sugar"), 10, 4, "quiche", 4),
    _gourmet("w19", ("red", "red", "yeast"), 7, 2, "steak", 2),
    _gourmet("w20", ("red", "red", "sugar", "yeast"), 8, 3, "steak", 3),
    _gourmet("w21", ("red", "red", "red", "sugar", "yeast"), 10, 4, "steak", 4),
    _gourmet("w22", ("red", "yeast"), 5, 2, "ratatouille", 2),
    _gourmet("w23", ("white", "red", "sugar", "sugar"), 8, 3, "ratatouille", 3),
    _gourmet("w24", ("red", "red", "red", "sugar", "sugar", "yeast"), 12, 4, "ratatouille", 4),
    _action("c01", ("milk", "salt"), 3, 1, StarterCultures(("cultures", "milk"))),
    _action("c02", ("milk", "milk", "cultures"), 6, 2, StarterCultures(("cultures", "milk"))),
    _action("c03", ("milk", "milk", "salt", "cultures"), 7, 2, StarterCultures(("cultures", "salt"))),
    _action("c04", ("milk", "milk", "salt"), 4, 1, PerCard()),
    _action("c05", ("milk", "milk", "milk", "salt"), 5, 2, PerCard()),
    _action("c06", ("milk", "cultures"), 4, 1, PerGourmet()),
    _action("c07", ("milk", "milk", "salt", "cultures"), 7, 2, PerGourmet()),
    _action("c08", ("milk", "milk"), 2, 1, Helper()),
    _action("c09", ("milk", "milk", "salt"), 5, 2, Helper()),
    _action("c10", ("milk", "milk", "salt"), 4, 1, MarketDay(free="wine")),
    _action("c11", ("milk", "milk", "milk", "cultures"), 6, 2, MarketDay(("white", "red"))),
    _action("c12", ("milk", "milk", "milk", "salt", "cultures"), 8, 3, MarketDay(("milk", "white"))),
    _gourmet("c13", ("milk", "milk", "salt"), 6, 2, "pasta", 2),
    _gourmet("c14", ("milk", "milk", "salt", "salt"), 8, 3, "pasta", 3),
    _gourmet("c15", ("milk", "milk", "milk", "salt", "cultures"), 10, 4, "pasta", 4),
    _gourmet("c16", ("milk", "salt"), 4, 1, "quiche", 2),
    _gourmet("c17", ("milk", "milk", "milk", "salt"), 7, 2, "quiche", 3),
    _gourmet("c18", ("milk", "milk", "milk", "milk", "salt", "cultures"), 11, 4, "quiche", 4),
    _gourmet("c19", ("milk", "cultures"), 5, 2, "steak", 2),
    _gourmet("c20", ("milk", "milk", "salt", "cultures"), 8, 3, "steak", 3),
    _gourmet("c21", ("milk", "milk", "milk", "salt", "salt", "cultures"), 12, 4, "steak", 4),
    _gourmet("c22", ("milk", "milk", "cultures"), 7, 2, "ratatouille", 2),
    _gourmet("c23", ("milk", "milk", "milk", "cultures"), 8, 3, "ratatouille", 3),
    _gourmet("c24", ("milk", "milk", "milk", "salt", "salt"), 10, 4, "ratatouille", 4),
)
