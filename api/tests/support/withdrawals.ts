import assert from 'node:assert/strict'
import db from '@adonisjs/lucid/services/db'
import type { Plan } from '#contracts/plans'
import { settle } from '#app/platform/jobs/main'
import { fmcg } from '#factories/shop'
import { codeFor } from '#factories/messages'
import { get, post, type Answer } from './http.js'
import { letPass } from './identity.js'

/** Two IBANs whose check digits hold. */
export const ownIban = 'IR820540102680020817909002'
export const otherIban = 'IR062960000000100324200001'

/** Who takes money out: a shop, or a member of a company with the company's plan. */
export interface Withdrawer {
  token: string
  phone: string
  plan?: Plan
}

export const walletPath = (of: Pick<Withdrawer, 'plan'>, call: string) =>
  `/api/wallet/${of.plan ?? fmcg}/${call}`

export const wayOut = (of: Withdrawer) => get(walletPath(of, 'withdrawable'), { token: of.token })

export const askCode = (of: Withdrawer, amount: unknown, iban: unknown = ownIban) =>
  post(walletPath(of, 'withdrawals/otp-start'), { amount, iban }, { token: of.token })

/** The code that the phone was sent for this amount and account. */
export const codeOf = async (of: Withdrawer, amount: number, iban = ownIban): Promise<string> => {
  // A code that somebody else of the phone asked for just now would be waited for.
  await letPass(of.phone, 120_000)
  const started = await askCode(of, amount, iban)
  assert.equal(started.status, 200, JSON.stringify(started.body))
  return codeFor(of.phone)
}

export const enter = (
  of: Withdrawer,
  body: { amount: unknown; iban: unknown; otpSecret: unknown },
  key?: string | true
) => post(walletPath(of, 'withdrawals'), body, { token: of.token, key })

/** Asks and enters the code. */
export const withdraw = async (of: Withdrawer, amount: number, iban = ownIban): Promise<Answer> =>
  enter(of, { amount, iban, otpSecret: await codeOf(of, amount, iban) })

/** A withdrawal whose account was asked about. @returns its id */
export const aWithdrawal = async (
  of: Withdrawer,
  amount: number,
  iban = ownIban
): Promise<string> => {
  const { status, body } = await withdraw(of, amount, iban)
  assert.equal(status, 201, JSON.stringify(body))
  await settle()
  return body.id
}

export const rowOf = (id: string) => db.from('withdrawals').where({ id }).firstOrFail()
export const cancel = (of: Withdrawer, id: string) =>
  post(walletPath(of, `withdrawals/${id}/cancel`), {}, { token: of.token })
export const confirm = (of: Withdrawer, id: string) =>
  post(walletPath(of, `withdrawals/${id}/confirm`), {}, { token: of.token })
export const listOf = async (of: Withdrawer) =>
  (await get(walletPath(of, 'withdrawals/10/0'), { token: of.token })).body

export const approve = (token: string, id: string) =>
  post(`/api/admin/withdrawals/${id}/approve`, {}, { token })
export const refuse = (token: string, id: string, reason = 'نام صاحب حساب یکی نیست') =>
  post(`/api/admin/withdrawals/${id}/refuse`, { reason }, { token })

/** The texts that a phone was sent under a template. */
export const toldOf = async (phone: string, template: string): Promise<string[]> => {
  await settle()
  return (await db.from('sandbox_sms').where({ phone, template })).map(({ text }) => text)
}
