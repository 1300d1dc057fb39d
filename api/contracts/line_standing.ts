import type { BlockReason } from './credit.ts'
import { firstMatch } from './transitions.ts'

/** What an owner can do with a credit line today, as far as a message may promise it. */
export const lineStandings = ['USABLE', 'IN_ARREARS', 'HELD', 'EXPIRED', 'CLOSED'] as const
export type LineStanding = (typeof lineStandings)[number]

export interface LineState {
  isExpired: boolean
  blockReasons: readonly BlockReason[]
}

const isBlockedFor = (reason: BlockReason) => (state: LineState) =>
  state.blockReasons.includes(reason)

/** What lasts longest comes first: whoever pays their arrears still has no credit where staff hold the line. */
export const lineStanding = firstMatch<LineState, LineStanding>([
  ['CLOSED', isBlockedFor('WRITTEN_OFF')],
  ['EXPIRED', (state) => state.isExpired],
  ['HELD', (state) => state.blockReasons.some((reason) => reason !== 'ARREARS')],
  ['IN_ARREARS', isBlockedFor('ARREARS')],
  ['USABLE', () => true],
])
