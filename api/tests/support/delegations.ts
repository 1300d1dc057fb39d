import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import type { Company } from '#factories/company'
import { codeFor } from '#factories/messages'
import { orderPath } from './company_orders.js'
import { get, post } from './http.js'
import { ok } from './registration.js'

const path = '/api/legal/company/delegations'
interface Member {
  token: string
  phone: string
}
export const propose = (from: Member, to: Member, days: object = {}) => {
  const given = { from: clock.today(), to: addDays(clock.today(), 3), ...days }
  return post(path, { delegate: to.phone, ...given }, { token: from.token })
}
export const decide = ({ token }: { token: string }, id: string, verdict: string) =>
  post(`${path}/${id}/${verdict}`, undefined, { token })
export const inForce = async (company: Company, from: Member, to: Member): Promise<string> => {
  const { id } = ok(await propose(from, to)).body.items[0]
  ok(await decide(company.ceo, id, 'confirm'))
  return id
}
export const start = ({ token }: Member, onBehalfOf: string, id: string) =>
  post(orderPath(id, 'otp-start'), { onBehalfOf }, { token })
export const enter = ({ token }: Member, onBehalfOf: string, id: string, otpSecret: string) =>
  post(orderPath(id, 'sign'), { otpSecret, onBehalfOf }, { token })
export const codeToSignFor = async (delegate: Member, { phone }: Member, id: string) => {
  ok(await start(delegate, phone, id))
  return codeFor(delegate.phone)
}
export const signFor = async (delegate: Member, absent: Member, id: string) =>
  enter(delegate, absent.phone, id, await codeToSignFor(delegate, absent, id))
export const signaturesOf = (id: string) =>
  db
    .from('signatures')
    .join('approbations', 'approbations.id', 'signatures.approbation_id')
    .where('document_id', id)
    .select('signatures.*')

export const seeDelegations = ({ token }: { token: string }) => get(path, { token })
