import { cardPaths } from './cardPaths.ts'

export const companyCardRoot = '/company-card'

/** Pages of `cardPaths.ts`. */
export const companyCardBase = (serial: string): string => `${companyCardRoot}/${serial}`

/** For links from outside. */
export const companyCardPath = (serial: string, path: string = cardPaths.management): string =>
  `~${companyCardBase(serial)}${path}`
