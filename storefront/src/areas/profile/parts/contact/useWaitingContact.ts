import type { AskedContactKind } from '@kasbeno/api/contracts/leads'
import { endpoints } from '#core/api/endpoints.ts'
import { useQuery } from '#core/query.ts'

/** What this customer, or a guest's browser, left and waits; the page does without where it is not known. */
export const useWaitingContact = (kind: AskedContactKind) => {
  const { data, error } = useQuery(endpoints.waitingContacts)
  return {
    isKnown: data !== undefined || error !== undefined,
    waiting: data?.items.find((item) => item.kind === kind),
  }
}
