import { at, to } from './at.ts'

/** What the first load asks already; the rest of `endpoints.ts` comes with the pages that ask it. */
export const firstEndpoints = {
  profile: at('/user/profile'),
  settings: at('/settings'),
  home: to('/home/{plan}'),
} as const
