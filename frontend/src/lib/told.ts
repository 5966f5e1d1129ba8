// Lines of the log that mean the same in every game, in words.

import { say } from '../pages/words'

/** What the house says of such a line; null for a line of the game's own. */
export function houseSays(told: { kind: string }): string | null {
  if (told.kind === 'took_back') return say().tookBack
  if (told.kind === 'rewound') return say().rewound((told as { reason?: string }).reason ?? '')
  if (told.kind === 'forked') {
    const { code = '', at = 0 } = told as { code?: string; at?: number }
    return say().forked(code, at)
  }
  return null
}
