import { cardPaths } from './cardPaths.ts'

export const companyCardRoot = '/company-card'

/** The base of one of them: its pages are those of `cardPaths.ts`. */
export const companyCardBase = (serial: string): string => `${companyCardRoot}/${serial}`

/** For links from outside. */
export const companyCardPath = (serial: string, path: string = cardPaths.management): string =>
  `~${companyCardBase(serial)}${path}`
