import { queryOf } from '#core/api/queryOf.ts'

const root = '/legal-dashboard/card-management'
const of = (page: string, userId: string) => page + queryOf({ userId })

/** company §2; a bundle below `root`. */
export const cardPages = {
  root,
  register: `${root}/register`,
  contract: `${root}/register/contract`,
  selectAddress: `${root}/select-address`,
  addAddress: `${root}/select-address/add`,
  status: `${root}/status`,
  /** By phone. company §2 */
  signed: (phone: string) => `${root}/contract/${phone}`,
} as const

/** The same pages, of one holder. */
export const holderPages = {
  register: (userId: string) => of(cardPages.register, userId),
  contract: (userId: string) => of(cardPages.contract, userId),
  selectAddress: (userId: string) => of(cardPages.selectAddress, userId),
  addAddress: (userId: string) => of(cardPages.addAddress, userId),
  status: (userId: string) => of(cardPages.status, userId),
} as const
