"""Room codes that can be read out loud: a word and four characters, none of which looks like another."""

from __future__ import annotations

import re
import secrets

_SPOKEN = """
    ALE APPLE BARREL BASIL BEET BERRY BREW BRIE CASK CELLAR CHALK CHIVE CIDER CLOVE CORK CREAM CROW CURD DILL DOUGH
    ELDER EMBER FENNEL FIG FLASK FROG GARLIC GINGER GOUDA GRAPE HAZEL HERB HONEY HOP JAR KETTLE LADLE LEEK LEMON
    LIME MALT MAPLE MINT MOSS MOTH MUST NETTLE NUT OAK OAT OLIVE ONION OWL PEAR PEPPER PLUM POTION PRESS QUICHE
    QUINCE RAVEN RENNET RIND ROAST ROSE RUBY RYE SAGE SALT SORREL SPICE SPOON STEW SUGAR TAVERN THYME TOAD TURNIP
    VANILLA VAT VINE WALNUT WHEY WHISK WILLOW WINE YEAST
"""
_WORDS = _SPOKEN.split()
_LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ"

_CODE = re.compile(r"[A-Z]{2,8}-[A-Z0-9]{4}")


def is_code(text: str) -> bool:
    """Whether a room could have this code."""
    return _CODE.fullmatch(text) is not None


def room_code() -> str:
    """One of about forty million, without vowels that could make a word of it."""
    return f"{secrets.choice(_WORDS)}-{''.join(secrets.choice(_LETTERS) for _ in range(4))}"
