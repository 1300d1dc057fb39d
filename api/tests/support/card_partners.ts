import { cardPartners } from '#contracts/partners'
import { pin } from '#factories/card'
import { aDevice, type Device } from '#factories/device'
import { freshReference } from '#factories/fresh'
import { get, post } from './http.js'

type Scope = (typeof cardPartners)[number][0]
export interface Partner extends Device {
  root: string
}
export const aPartner = async (
  scope: Scope = 'refah',
  of: { supplier?: Device['supplier'] } = {}
) => {
  const path = cardPartners.find(([known]) => known === scope)![1]
  return { ...(await aDevice({ ...of, scope })), root: `/api/external/${path}` }
}

export const amount = 10_000_000
/** With the product fee, and the bank's for thirty days. */
export const cost = amount + 50_000 + 147_945

export const send = ({ root, token }: Partner, command: string, body: object) =>
  post(`${root}/${command}`, body, { token })
export const read = ({ root, token }: Partner, path: string) => get(`${root}/${path}`, { token })
export const sell = (partner: Partner, holder: { cardNumber: string }, overrides: object = {}) =>
  send(partner, 'sale', {
    ...{ externalId: freshReference(), cardNumber: holder.cardNumber, pin, amount },
    ...overrides,
  })
export const cancel = (partner: Partner, externalId: string, rials = amount) =>
  send(partner, 'cancel', { externalId, amount: rials })
