"""Every refusal the server speaks: a stable code for programs, a sentence for people, an HTTP status.

The list is published (`app/README.md`); a code may be added, never taken away. Rules of a game refuse with codes of
their own (`games.game.Illegal`), which pass through.
"""

from __future__ import annotations

from dataclasses import dataclass

PROBLEMS: dict[str, tuple[int, str]] = {
    # who is asking
    "no_guest": (401, "Say who you are first: type a name."),
    "wrong_token": (401, "This token is not valid."),
    "only_people": (403, "This is for people, not for programs."),
    "bad_link": (404, "This code was used already, or it is too old."),
    "not_admin": (403, "This needs a token of an admin."),
    "wrong_origin": (403, "This page may not speak for you here."),
    "bad_name": (422, "A name has 1 to 24 printable characters."),
    # what was asked
    "invalid": (422, "This request could not be understood."),
    "unknown_page": (404, "There is nothing here."),
    "wrong_method": (405, "This cannot be done here."),
    "too_big": (413, "This message is too long."),
    "unknown_game": (404, "There is no such game here."),
    "unknown_room": (404, "There is no room with this code."),
    "unknown_seat": (404, "There is no such seat in this room."),
    "unknown_version": (404, "This match has no such version."),
    "unknown_report": (404, "There is no such report."),
    "bad_options": (422, "The game does not have these options."),
    "bad_seats": (422, "This game is not played by so many."),
    # the lobby
    "seat_taken": (409, "Somebody sits here already."),
    "room_full": (409, "All seats are taken."),
    "not_seated": (403, "You have no seat in this room."),
    "not_host": (403, "Only the host may do this."),
    "started": (409, "The match has started already."),
    "nobody_there": (409, "Nobody sits there."),
    "seats_free": (409, "There are free seats."),
    "not_ready": (409, "Not everybody is ready."),
    "not_over": (409, "The match is not over."),
    "over": (409, "The match is over."),
    "cannot_weigh": (409, "Luck and skill cannot be told apart in this match."),
    "colour_taken": (409, "Somebody has this colour already."),
    "hushed": (403, "The host lets only those with a seat speak."),
    # a move
    "bad_frame": (422, "This frame could not be understood."),
    "bad_move": (422, "This is not a move of this game."),
    "not_running": (409, "The match is not running."),
    "not_asked": (409, "Nothing is asked of this seat now."),
    "not_offered": (409, "This move is not offered now."),
    "nothing_held": (409, "There is no sealed answer to take back."),
    "nothing_to_undo": (409, "There is no move of yours to undo."),
    "barred": (409, "This move cannot be undone."),
    "stale": (409, "The question has changed meanwhile."),
    "paused": (409, "The match is paused."),
    "house_paused": (409, "The house has paused the match, and lets it go on."),
    "not_paused": (409, "The match is not paused."),
    "no_clock": (409, "This room plays without a clock."),
    "bot_plays": (409, "A house bot plays on this seat already."),
    "no_bot": (409, "No house bot plays on this seat."),
    "not_absent": (409, "The match does not wait for somebody absent there."),
    "own_seat": (409, "This is for the others to choose."),
    "rules_failed": (500, "The rules could not carry this out; the match is as it was before."),
    # the server
    "too_many": (429, "That was too much at once; try again in a moment."),
    "busy": (503, "This room is too busy; try again in a moment."),
    "storage": (503, "The database cannot be reached; nothing was changed. Try again in a moment."),
    "too_slow": (503, "Your connection could not keep up; connect again."),
    "internal": (500, "Something went wrong here; nothing was changed."),
}

CLOSES: dict[str, int] = {
    "wrong_token": 4401,
    "wrong_origin": 4403,
    "unknown_room": 4404,
    "too_slow": 4408,
    "too_many": 4429,
}
"""Refusals that end a websocket, by its close code."""


@dataclass(frozen=True, slots=True)
class Bound:
    """The limit that was met: its key in `app/README.md`, what it allows, and when it is worth trying again."""

    limit: str
    allowed: int
    seconds: float = 0.0
    """0: waiting does not help."""

    @property
    def fields(self) -> dict[str, str | int | float]:
        return {"limit": self.limit, "allowed": self.allowed, "seconds": round(self.seconds, 3)}


class Refusal(Exception):
    """Nothing was changed. `rule` is the heading of the rules it comes from, if any; `bound` the limit that was met."""

    def __init__(self, code: str, text: str = "", rule: str = "", bound: Bound | None = None) -> None:
        status, usual = PROBLEMS.get(code, (409, ""))
        super().__init__(f"{code}: {text or usual}")
        self.code, self.text, self.rule, self.status = code, text or usual, rule, status
        self.bound = bound
