import { get, post } from './http.js'
import { aStaffUser } from '#factories/staff'
import { ok } from './registration.js'

const legal = '/api/legal/admin'

/** A legal officer of a test's own. */
export const aLegalOfficer = async () => {
  const { id, username, password } = await aStaffUser('legal')
  const { body } = await post('/api/user/login', { username, password })
  return { id, name: username, token: body.bearerToken as string }
}

/** The paths of the commands on each part of a company, in the order of its file. */
export const partsOf = async (companyId: string, token: string): Promise<string[]> => {
  const { body } = ok(await get(`${legal}/companies/${companyId}`, { token }))
  const board: { id: string; role: string }[] = body.members
  return [
    `companies/${companyId}/company`,
    `companies/${companyId}/ceo`,
    ...board.filter(({ role }) => role === 'BOARD_MEMBER').map(({ id }) => `board-members/${id}`),
    `companies/${companyId}/appointment`,
  ]
}

/** Accepts a company part by part. */
export const decideAll = async (
  companyId: string,
  token: string,
  { each }: { each?: () => Promise<void> } = {}
): Promise<void> => {
  for (const part of await partsOf(companyId, token)) {
    ok(await post(`${legal}/${part}/verify`, {}, { token }))
    await each?.()
  }
}
