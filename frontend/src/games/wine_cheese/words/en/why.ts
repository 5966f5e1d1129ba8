// Why something is not offered, in English: the game's codes.

export const why: Record<string, string> = {
  cards_left: 'first sell what is left',
  closed: 'this vault is closed',
  cost: 'you cannot pay its cost',
  main_first: 'first comes the main thing of this turn',
  no_slot: 'no empty vault',
  no_target: 'no card to use it on',
  not_now: 'not in this phase',
  occupied: 'taken already',
  steps_behind: 'too few spaces behind it',
  too_few: 'too few ingredients',
  triggered: 'it has acted already',
}
