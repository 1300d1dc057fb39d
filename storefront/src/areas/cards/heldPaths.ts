import { cardPaths } from './cardPaths.ts'

/** Below it stand the companies' cards that a person holds, each under a base of its own. */
export const companyCardRoot = '/company-card'

/** The base of one of them: its pages are those of `cardPaths.ts`. */
export const companyCardBase = (serial: string): string => `${companyCardRoot}/${serial}`

/** A page of it, for who stands outside of them. */
export const companyCardPath = (serial: string, path: string = cardPaths.management): string =>
  `~${companyCardBase(serial)}${path}`
