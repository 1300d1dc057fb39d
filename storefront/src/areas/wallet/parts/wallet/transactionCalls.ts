import { endpoints } from '#core/api/endpoints.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'

/** Where the movements of a wallet stand: a person's and a company's have calls of their own. */
export const transactionCalls = {
  person: { list: endpoints.transactions, one: endpoints.transaction },
  company: { list: legalEndpoints.transactions, one: legalEndpoints.transaction },
} as const

export type WalletOwnerKind = keyof typeof transactionCalls
