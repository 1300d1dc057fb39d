import { put } from './http.js'
import { ok } from './registration.js'

/** The owner lets a distributor see what is left of their credit. */
export const letSeeCredit = async (
  { token, plan = 'kasbeno-fmcg-legal' }: { token: string; plan?: string },
  { slug }: { slug: string }
) =>
  ok(await put(`/api/distributors/${plan}/${slug}/credit-consent`, { isAllowed: true }, { token }))
