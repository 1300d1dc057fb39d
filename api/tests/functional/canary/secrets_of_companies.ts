import db from '@adonisjs/lucid/services/db'
import { toAsciiDigits } from '#contracts/digits'
import { pin } from '#factories/card'
import { aCompanyHolder } from '#factories/card_holder'
import { aCompanyWithCredit } from '#factories/company'
import { aDevice } from '#factories/device'
import { holderGiven } from '#tests/support/card_holders'
import { aCompanyInvoice, orderPath } from '#tests/support/company_orders'
import type { Ask } from './secrets_of_others.js'

/** As those of a person's card. */
const pins = ['0517', '0628']

/** @param lastText what the provider of messages was given last */
export const aCompanyActs = async (ask: Ask, lastText: () => string) => {
  const company = await aCompanyWithCredit({ levels: ['MANDATORY'] })
  await db.from('companies').where({ id: company.id }).update({ payment_method: 'POS' })
  const [signer] = company.members
  const { id } = await aCompanyInvoice(company)
  await ask('POST', orderPath(id, 'otp-start'), signer.token, {})
  const code = toAsciiDigits(new URLSearchParams(lastText()).get('token')!)
  await ask('POST', orderPath(id, 'sign'), signer.token, { otpSecret: '98765', card: pins[0] })
  const signed = await ask('POST', orderPath(id, 'sign'), signer.token, { otpSecret: code })
  await ask('GET', orderPath(id, 'evidence'), company.token)

  const holder = await aCompanyHolder(company)
  const [first, second] = pins
  const card = (method: string, path: string, body?: object) =>
    ask(method, `/api/card/legal/${company.id}/${path}`, holder.token, body)
  await card('GET', 'self')
  await card('GET', 'self/cvv2')
  await card('POST', 'otp-start', { purpose: 'CVV2' })
  const looked = toAsciiDigits(new URLSearchParams(lastText()).get('token')!)
  await card('POST', 'self/cvv2', { otpSecret: looked })
  await card('PUT', 'pin1-change', { pin1Old: second, pin1New: first })
  await card('PUT', 'pin1-change', { pin1Old: pin, pin1New: first })
  const { token } = await aDevice()
  const payment = { reference: 'company', cardNumber: holder.cardNumber, amount: 1_000_000 }
  await ask('POST', '/api/device/card-payment', token, { ...payment, pin: second })
  const paid = await ask('POST', '/api/device/card-payment', token, {
    ...payment,
    reference: 'paid',
    pin: first,
  })
  // Refused, for a picture that is missing: what was stated is not told with the refusal.
  const nationalCode = '0499370899'
  const stated = holderGiven({ nationalCode })
  await ask('POST', `/api/legal/company/card-holder?${stated}`, company.token, {})
  const [{ session_id: sessionId }] = await db
    .from('signatures')
    .where({ member_id: signer.memberId })
  return {
    statuses: [signed.status, paid.status],
    code,
    spoken: pins,
    /** Who signed in where messages are simulated, outside of the production. */
    holderPhone: holder.phone,
    /** Nowhere at all. */
    secrets: [holder.cardNumber, signer.token, holder.token, token],
    /** In the tables, where they belong, and in no log and no error. */
    private: [nationalCode, sessionId as string],
  }
}
