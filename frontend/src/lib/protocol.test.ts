import { describe, expect, test } from 'vitest'
import type { Change, ClientFrame, ServerFrame, Snapshot } from './frames'
import { room } from '../fakes/rooms'
import * as protocol from './protocol'
import { viewHash } from './proof'
import type { Seen } from './protocol'
import type { Move, Prompt } from './table'

const there = room({ status: 'running' }, {}, {})
const draw: Move = { kind: 'draw' }
const prompt = (no: number): Prompt => ({ no, ask: 'brew', about: {}, moves: [draw], owes: true, chosen: null, why: {} })
const snapshot: Snapshot = {
  kind: 'snapshot', room: there, seat: 0, public_no: 4, own_no: 2, public: { points: 1, bags: [6, 6] }, own: { bag: [1, 2] },
  prompt: prompt(7), undo: 'nothing', log: [{ no: 3, told: { kind: 'drew', seat: 1 } }], outcome: null,
}
const change = (more: Partial<Change>): Change => ({ kind: 'change', public_no: 5, own_no: 2, ...more })

function after(...frames: ServerFrame[]): Seen {
  return frames.reduce((seen, frame) => protocol.receive(seen, frame)[0], protocol.arrive(there))
}

function asked(seen: Seen, frame: ServerFrame): ClientFrame[] {
  return protocol.receive(seen, frame)[1]
}

describe('what is seen', () => {
  test('a snapshot is all there is', () => {
    const seen = after(snapshot)
    expect(seen).toMatchObject({ seat: 0, publicNo: 4, ownNo: 2, shown: { points: 1 }, own: { bag: [1, 2] } })
    expect(seen.prompt?.no).toBe(7)
    expect(seen.log).toHaveLength(1)
  })

  test('a change brings the patch, the prompt and the lines', () => {
    const told = { kind: 'drew', seat: 0, pebble: 2 }
    const patches: Partial<Change> = { own_no: 3, public: { bags: { '0': ['=', 5] } }, own: { bag: ['=', [1]] } }
    const seen = after(snapshot, change({ ...patches, told: [told], prompt: { no: ['=', 8], moves: ['+', [{ kind: 'stop' }]] } }))
    expect(seen).toMatchObject({ publicNo: 5, ownNo: 3, shown: { points: 1, bags: [5, 6] }, own: { bag: [1] } })
    expect(seen.prompt).toEqual({ ...prompt(8), moves: [draw, { kind: 'stop' }] })
    expect(seen.log.at(-1)).toEqual({ no: 5, told })
  })

  test('a prompt stays unless it is gone', () => {
    expect(after(snapshot, change({ public: null, prompt: null })).prompt?.no).toBe(7)
    expect(after(snapshot, change({ prompt_gone: true })).prompt).toBeNull()
  })

  test('the first prompt is made of nothing', () => {
    const first = change({ prompt: { no: ['=', 8], ask: ['=', 'brew'], moves: ['=', [draw]] } })
    expect(after({ ...snapshot, prompt: null }, first).prompt).toEqual(prompt(8))
  })

  test('a change that was seen before changes nothing', () => {
    const seen = after(snapshot, change({ public: { points: ['=', 2] } }))
    expect(protocol.receive(seen, change({ public: { points: ['=', 9] } }))).toEqual([seen, []])
  })

  test('snapshot and changes are as good as a later snapshot', () => {
    const changes = change({ public: { points: ['=', 2] }, told: [{ kind: 'won' }], prompt: { no: ['=', 8] }, own_no: 3 })
    const later: Snapshot = {
      ...snapshot, public_no: 5, own_no: 3, public: { points: 2, bags: [6, 6] }, prompt: prompt(8),
      log: [...snapshot.log, { no: 5, told: { kind: 'won' } }],
    }
    expect(after(snapshot, changes)).toEqual(after(later))
  })
})

describe('a gap', () => {
  const gaps: [string, Change][] = [['public', change({ public_no: 6 })], ['own', change({ own_no: 4 })]]
  test.each(gaps)('in the %s counter asks for what is missing, once', (_, frame) => {
    const seen = after(snapshot)
    expect(asked(seen, frame)).toEqual([{ kind: 'sync', public: 4, own: 2 }])
    expect(asked(after(snapshot, frame), frame)).toEqual([])
  })

  test('is closed by the missing frame, and the next gap asks again', () => {
    const seen = after(snapshot, change({ public_no: 6 }), change({ public: { points: ['=', 2] } }))
    expect(seen.publicNo).toBe(5)
    expect(asked(seen, change({ public_no: 7 }))).toEqual([{ kind: 'sync', public: 5, own: 2 }])
  })

  test('that was none is closed by the answer', () => {
    const seen = after(snapshot, change({ public_no: 6 }), { kind: 'up_to_date', public_no: 4, own_no: 2 })
    expect(seen.behind).toBe(false)
  })

  test('a patch that does not fit asks for a snapshot and leaves what was seen', () => {
    const seen = after(snapshot)
    const [next, frames] = protocol.receive(seen, change({ public: { bags: { '9': ['=', 1] } } }))
    expect(frames).toEqual([{ kind: 'sync', public: -1, own: -1 }])
    expect(next).toEqual({ ...seen, behind: true })
  })
})

describe('the hash of a view', () => {
  const right = viewHash({ shown: { points: 2, bags: [6, 6] }, own: { bag: [1, 2] }, prompt: prompt(7), undo: 'nothing' })
  const points = { points: ['=', 2] } as { points: ['=', number] }

  test('that is right changes nothing', () => {
    expect(asked(after(snapshot), change({ public: points, hash: right }))).toEqual([])
  })

  test('that is wrong asks for all anew, and the snapshot heals', () => {
    const [seen, frames] = protocol.receive(after(snapshot), change({ public: points, hash: '00000000' }))
    expect(frames).toEqual([{ kind: 'sync', public: -1, own: -1, mismatch: true }])
    expect(protocol.receive(seen, snapshot)[0]).toEqual(after(snapshot))
  })

  test('is compared only with what it was made of', () => {
    const answer = (public_no: number): ServerFrame => ({ kind: 'hash', public_no, own_no: 2, hash: '00000000' })
    expect(asked(after(snapshot), answer(5))).toEqual([])
    expect(asked(after(snapshot), answer(4))).toHaveLength(1)
  })
})

describe('an undo', () => {
  test('names the prompt whose answer it takes back, and is an action like a move', () => {
    const seen = after(snapshot, change({ undo: 6 }))
    const [waiting, frames] = protocol.undo(seen, 'action-0001')
    expect(frames).toEqual([{ kind: 'undo', id: 'action-0001', prompt: 6 }])
    expect(protocol.resume(waiting)[1]).toEqual(frames)
    expect(protocol.choose(waiting, draw, 'action-0002')[1]).toEqual([])
  })

  test('is not sent where there is nothing to undo', () => {
    expect(protocol.undo(after(snapshot), 'action-0001')[1]).toEqual([])
  })
})

describe('the room', () => {
  test('is shown as it changes', () => {
    const ready: ServerFrame = { kind: 'room', room: { ...there, onlookers: 3 }, seat: 0 }
    expect(after(snapshot, ready).room.onlookers).toBe(3)
    expect(asked(after(snapshot), ready)).toEqual([])
  })

  test('a match that began and a seat that was taken ask for a snapshot', () => {
    const lobby = { ...snapshot, room: { ...there, status: 'lobby' as const }, public: null, prompt: null }
    expect(asked(after(lobby), { kind: 'room', room: there, seat: 0 })).toEqual([{ kind: 'sync', public: -1, own: -1 }])
    expect(asked(after(snapshot), { kind: 'room', room: there, seat: null })).toEqual([{ kind: 'sync', public: -1, own: -1 }])
  })
})

describe('a move', () => {
  const sent = { kind: 'play' as const, id: 'action-0001', prompt: 7, move: draw }
  const [waiting, frames] = protocol.choose(after(snapshot), draw, 'action-0001')

  test('quotes the prompt, and is the only one under way', () => {
    expect(frames).toEqual([sent])
    expect(waiting.sent).toEqual(sent)
    expect(protocol.choose(waiting, draw, 'action-0002')).toEqual([waiting, []])
  })

  test('without a prompt is not sent', () => {
    expect(protocol.choose(protocol.arrive(there), draw, 'action-0001')[1]).toEqual([])
  })

  test('is sent again after the line was gone, with the same id, until it is answered', () => {
    expect(protocol.resume(waiting)[1]).toEqual([sent])
    const answered = protocol.receive(waiting, { kind: 'accepted', id: 'action-0001' })[0]
    expect(protocol.resume(answered)[1]).toEqual([])
  })

  test('stays under way while answers to others come', () => {
    expect(protocol.receive(waiting, { kind: 'accepted', id: 'action-0009' })[0].sent).toEqual(sent)
    expect(protocol.receive(waiting, { kind: 'refused', id: 'action-0009', code: 'x', text: '' })[0]).toEqual(waiting)
  })

  test('stays under way while the server cannot work, and goes there again on the next line', () => {
    const refused = { kind: 'refused', id: null, code: 'storage', text: 'Nothing can be stored.' } as const
    const told = protocol.receive(waiting, refused)[0]
    expect(told.refusal?.code).toBe('storage')
    expect(protocol.resume(told)[1]).toEqual(protocol.resume(waiting)[1])
  })

  test('that is refused leaves a slip until it is dismissed or the next move is accepted', () => {
    const frame: ServerFrame = { kind: 'refused', id: 'action-0001', code: 'stale', text: 'Late.', prompt: prompt(9) }
    const refused = protocol.receive(waiting, frame)[0]
    expect(refused).toMatchObject({ sent: null, refusal: { code: 'stale', text: 'Late.', rule: '' } })
    expect(refused.prompt?.no).toBe(9)
    expect(protocol.dismiss(refused).refusal).toBeNull()
    const [again] = protocol.choose(refused, draw, 'action-0002')
    expect(again.refusal).not.toBeNull()
    expect(protocol.receive(again, { kind: 'accepted', id: 'action-0002' })[0].refusal).toBeNull()
  })
})

describe('whether a move could be taken back', () => {
  const foreseen = (seen: Seen) => protocol.foreseen(seen, draw)
  const [waits, frames] = protocol.foresee(after(snapshot), draw, 'ask')

  test('is asked once of each move of a prompt', () => {
    expect(frames).toEqual([{ kind: 'would', id: 'ask', prompt: 7, move: draw }])
    expect(protocol.foresee(waits, draw, 'again')).toEqual([waits, []])
    expect(foreseen(waits)).toBeUndefined()
  })

  test('is known with the answer, and no longer with the next prompt', () => {
    const [known] = protocol.receive(waits, { kind: 'would', id: 'ask', why: 'chance' })
    expect(foreseen(known)).toBe('chance')
    expect(foreseen(protocol.receive(waits, { kind: 'would', id: 'ask', why: null })[0])).toBeNull()
    const [next] = protocol.receive(known, change({ prompt: { no: ['=', 8] } }))
    expect(foreseen(next)).toBeUndefined()
    expect(protocol.foresee(next, draw, 'anew')[1]).toMatchObject([{ prompt: 8 }])
  })

  test('is asked anew on a new line, and not while a move is under way', () => {
    expect(protocol.foresee(protocol.resume(waits)[0], draw, 'anew')[1]).toHaveLength(1)
    expect(protocol.foresee(protocol.choose(after(snapshot), draw, 'play')[0], draw, 'ask')[1]).toEqual([])
    expect(protocol.receive(waits, { kind: 'would', id: 'other', why: null })[0]).toBe(waits)
  })
})
