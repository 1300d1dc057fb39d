import { useAnswering } from '#areas/company/parts/orders/useAnswering.ts'
import { useSignFor } from '#areas/company/parts/delegations/useSignFor.ts'
import { legalContracts as text } from '#areas/company/words/legalContracts.ts'
import { api } from '#core/api/client.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { AnswersAs } from '#areas/company/parts/delegations/useAnswerAs.ts'

/** The contract's page shows the result. */
export const useContractSigning = (userId: string, { as, subject }: AnswersAs) => {
  const signFor = useSignFor(as, text)
  const answering = useAnswering(`refusal.contract.${userId}`, {
    subject,
    start: () => api.post(legalEndpoints.startSigningContract(userId), signFor.given),
    sign: (body, key) =>
      api.post(legalEndpoints.signContract(userId), { ...body, ...signFor.given }, key),
    reject: (body, key) =>
      api.post(legalEndpoints.rejectContract(userId), { ...body, ...signFor.given }, key),
    around: legalEndpoints.cardHolders,
    said: signFor.said,
    next: () => signFor.stay(answering),
  })
  return answering
}
