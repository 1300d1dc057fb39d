import { useLocation } from 'wouter'
import { legalPaths } from '#areas/company/legalPaths.ts'
import { useSignFor } from '#areas/company/parts/delegations/useSignFor.ts'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { api } from '#core/api/client.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { AnswersAs } from '#areas/company/parts/delegations/useAnswerAs.ts'
import { companyOrdersPath } from './calls.ts'
import { useAnswering } from './useAnswering.ts'

/** Results have their own page; delegated answers are told here, with both names. */
export const useOrderSigning = (id: string, { as, subject }: AnswersAs) => {
  const [, navigate] = useLocation()
  const signFor = useSignFor(as, text)
  const answering = useAnswering(`refusal.order.${id}`, {
    subject,
    start: () => api.post(legalEndpoints.startSigning(id), signFor.given),
    sign: (body, key) => api.post(legalEndpoints.sign(id), { ...body, ...signFor.given }, key),
    reject: (body, key) => api.post(legalEndpoints.reject(id), { ...body, ...signFor.given }, key),
    around: companyOrdersPath,
    said: signFor.said,
    next: () => (as ? signFor.stay(answering) : navigate(legalPaths.signed(id), { replace: true })),
  })
  return answering
}
