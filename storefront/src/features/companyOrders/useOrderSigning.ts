import { useLocation } from 'wouter'
import { legalPaths } from '#app/legalPaths.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { api } from '#lib/api/client.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import { companyOrdersPath } from './calls.ts'
import { useAnswering } from './useAnswering.ts'

/** A member's answer to one invoice; what became of it stands on a page of its own. */
export const useOrderSigning = (id: string) => {
  const [, navigate] = useLocation()
  return useAnswering({
    start: () => api.post(legalEndpoints.startSigning(id)),
    sign: (otpSecret) => api.post(legalEndpoints.sign(id), { otpSecret }),
    reject: (otpSecret, reason) => api.post(legalEndpoints.reject(id), { otpSecret, reason }),
    around: companyOrdersPath,
    said: text,
    next: () => navigate(legalPaths.signed(id), { replace: true }),
  })
}
