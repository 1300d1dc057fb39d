import { manifests } from '../manifests/manifests'
import type { Looks, Sign } from '../manifests/looks'

/** Colour of a sign. */
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

export const signs: Looks = Object.assign(
  { active: { true: 'done', false: 'none' }, yesNo: { true: 'none', false: 'none' } },
  ...manifests.map(({ looks }) => looks)
)
