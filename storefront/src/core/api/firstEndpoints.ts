import { at, to } from './at.ts'

/** Others load with their pages. */
export const firstEndpoints = {
  profile: at('/user/profile'),
  settings: at('/settings'),
  home: to('/home/{plan}'),
} as const
