import { manifests } from '../manifests/manifests'
import type { Looks, Sign } from '../manifests/looks'

/** The colour of the theme that a sign has. The word comes from the dictionary. */
export type Tone = 'success' | 'warning' | 'error' | 'info' | 'default'

export const toneOf: Record<Sign, Tone> = {
  done: 'success',
  waiting: 'warning',
  refused: 'error',
  blocked: 'error',
  open: 'info',
  moving: 'info',
  unknown: 'warning',
  none: 'default',
}

/** Which sign each value of each enumeration carries. */
export const signs: Looks = Object.assign(
  { active: { true: 'done', false: 'none' }, yesNo: { true: 'none', false: 'none' } },
  ...manifests.map(({ looks }) => looks)
)
