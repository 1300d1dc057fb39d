import type { RemainCredit } from '#app/trade/orders/queries/remain_credit'
import { messages } from '../i18n/fa.js'
import { ready, type Verdict } from './invoices.js'

/** Of a buyer who lets the distributor see it. Rials. */
export interface KnownCredit extends RemainCredit {
  /** By ready invoices further up in the file. */
  used: number
}

/** Nobody else's credit makes a difference: what is told by a verdict is told. */
export const creditVerdict = (credit: KnownCredit | null, cost: number): Verdict => {
  if (!credit) return ready
  if (credit.creditBlocked || credit.isCreditExpired)
    return { status: 'BLOCKED', field: null, message: messages.creditBlocked }
  if (credit.used + cost <= credit.remainCredit) return ready
  return { status: 'SHORT_BY', field: null, message: messages.shortOfCredit }
}
