import type { words } from '@kasbeno/api/contracts/words'

/** What a status tells at a glance; each sign has a colour and an icon. */
export type Sign =
  'done' | 'waiting' | 'refused' | 'blocked' | 'open' | 'none' | 'moving' | 'unknown'

/** A sign for each value of an enumeration; of those in the contracts, for every single one. */
export type Looks = Record<string, Record<string, Sign>> & {
  [Enum in keyof typeof words]?: Record<keyof (typeof words)[Enum], Sign>
}
