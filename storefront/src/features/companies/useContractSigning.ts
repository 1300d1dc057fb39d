import { useAnswering } from '#features/companyOrders/useAnswering.ts'
import { legalContracts as text } from '#i18n/fa/legalContracts.ts'
import { api } from '#lib/api/client.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { toast } from '#lib/toast.ts'

/** A member's answer to the contract of a card; the contract's own page says what became of it. */
export const useContractSigning = (userId: string) => {
  const answering = useAnswering({
    start: () => api.post(legalEndpoints.startSigningContract(userId)),
    sign: (otpSecret) => api.post(legalEndpoints.signContract(userId), { otpSecret }),
    reject: (otpSecret, reason) =>
      api.post(legalEndpoints.rejectContract(userId), { otpSecret, reason }),
    around: legalEndpoints.cardHolders,
    said: text,
    next: () => {
      toast('success', answering.refusal === null ? text.signed : text.refused)
      answering.signing.stop()
    },
  })
  return answering
}
