import type { words } from '@kasbeno/api/contracts/words'

export type Sign =
  'done' | 'waiting' | 'refused' | 'blocked' | 'open' | 'none' | 'moving' | 'unknown'

/** Complete for contract enumerations. */
export type Looks = Record<string, Record<string, Sign>> & {
  [Enum in keyof typeof words]?: Record<keyof (typeof words)[Enum], Sign>
}
