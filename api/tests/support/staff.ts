import { freshName } from '#factories/fresh'
import assert from 'node:assert/strict'
import type { Permission } from '#contracts/identity'
import { decideChange } from './change_requests.js'
import { post, put, type Answer } from './http.js'

export const firstPassword = 'a long enough password'
const ownPassword = 'a password of their own'

export const newAccount = (change: object = {}) => ({
  username: freshName(),
  fullName: 'کارمند تازه',
  role: 'kyc',
  password: firstPassword,
  ...change,
})
export const createStaff = (token: string, change: object = {}): Promise<Answer> =>
  post('/api/admin/staff', newAccount(change), { token })

export const login = (username: string, password = firstPassword): Promise<Answer> =>
  post('/api/user/login', { username, password })

/** Signs in with the given password for the first time and changes it, as everybody has to. */
export const settle = async (username: string) => {
  const { status, body } = await login(username)
  assert.equal(status, 200, JSON.stringify(body))
  const passwords = { currentPassword: firstPassword, newPassword: ownPassword }
  const changed = await put('/api/admin/me/password', passwords, { token: body.bearerToken })
  assert.equal(changed.status, 204, JSON.stringify(changed.body))
  return {
    token: body.bearerToken as string,
    refreshToken: body.refreshToken as string,
    password: ownPassword,
  }
}

export const decideRequest = decideChange

/** Does what waits, by the second person. */
export const approved = async (waiting: Answer, token: string): Promise<Answer> => {
  assert.equal(waiting.status, 202, JSON.stringify(waiting.body))
  const answer = await decideRequest(token, waiting.body.requestId)
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  return answer
}

/** A role with these rights, approved by the second person where that is needed. */
export const aRole = async (token: string, second: string, permissions: Permission[]) => {
  const key = freshName()
  const answer = await post('/api/admin/roles', { key, permissions }, { token })
  if (answer.status === 202) await approved(answer, second)
  return key
}
