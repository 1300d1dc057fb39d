import type { ChangeKind, ChangeVerb } from '#contracts/change_requests'
import { get, post, type Answer } from './http.js'
import { aSupplier } from '#factories/distributor'
import { list } from './resources.js'

/** One request, as its page shows it. */
export const changeOf = async (token: string, id: string) =>
  (await get(`/api/admin/change-requests/${id}`, { token })).body

/** Requests of a kind, as the inbox shows them. */
export const changesOf = (kind: ChangeKind, token: string, filter: object = {}): Promise<Answer> =>
  list('change-requests', token, { filter: { kind, ...filter } })

/** Decides, and answers with what the inbox shows then. */
export const decideChange = async (
  token: string,
  id: string,
  how: ChangeVerb = 'approve',
  body: object = how === 'reject' ? { reason: 'نه' } : {}
): Promise<Answer> => {
  const answer = await post(`/api/admin/change-requests/${id}/${how}`, body, { token })
  if (answer.status !== 200) return answer
  return { ...answer, body: { ...(await changeOf(token, id)), status: answer.body.status } }
}

export const newIban = 'IR110120000000005500000002'

/** Another IBAN of a distributor waits for a second person. */
export const askIban = async ({ token }: { token: string }) => {
  const { id: distributorId } = await aSupplier()
  const path = `/api/admin/distributors/${distributorId}/requests`
  const { status, body } = await post(path, { iban: newIban, reason: 'نامه' }, { token })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { distributorId, id: body.id as string }
}
