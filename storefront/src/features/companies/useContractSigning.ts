import { useAnswering } from '#features/companyOrders/useAnswering.ts'
import { useSignFor } from '#features/delegations/useSignFor.ts'
import { legalContracts as text } from '#i18n/fa/legalContracts.ts'
import { api } from '#lib/api/client.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { AnswersAs } from '#features/delegations/useAnswerAs.ts'

/** A member's answer to the contract of a card; the contract's own page says what became of it. */
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
