import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { freshNationalCode } from '#factories/fresh'
import { aDevice } from '#factories/device'
import { aVideo, formOf } from '#tests/support/signing'

export type Ask = (
  method: string,
  path: string,
  token?: string,
  body?: object
) => Promise<{ status: number }>

/** Of a length that base64 shows whole at each of three places. */
const marker = (name: string) => `${name}${randomBytes(24).toString('hex')}`.slice(0, 48)
/** Wherever base64 begins to count, one of them begins with it. */
const atEachPlace = (text: string) => `${text}${text}-${text}--${text}`

/** What the provider of signatures answers while a person enrols; it fails when it is given the files. */
export const signatureAnswers = (path: string): object | undefined => {
  if (path === '/identity-inquiries') return { matched: true }
  const sentence = { sentence: 'امروز هوا آفتابی است', sentenceExpiresAt: '2999-01-01T00:00:00Z' }
  if (path === '/enrollments') return { id: 'enrollment-1', ...sentence }
  return path.endsWith('/sentences') ? sentence : undefined
}

/** A customer shows face and signature. @returns what is in the video, and whether it got there */
export const aSignerEnrols = async (
  ask: Ask,
  url: string,
  { userId, token }: { userId: string; token: string }
) => {
  await db.from('users').where({ id: userId }).update({
    firstname: 'مریم',
    lastname: 'رضایی',
    national_code: freshNationalCode(),
    date_of_birth: '1985-04-12',
  })
  const face = marker('face')
  const at = (path: string) => `/api/signing/${path}`
  await ask('POST', at('info-inquiry'), token, {})
  await ask('GET', at('random-sentence'), token)
  const sent = await fetch(`${url}${at('video')}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf('video', aVideo(atEachPlace(face))),
  })
  // Words instead of a file: what they are must not be told either.
  await ask('POST', at('signature'), token, { signature: face })
  await ask('POST', at('enrollment'), token, {})
  return { face, isKept: sent.status === 200 }
}

/** Staff bring the contract of a bank and the key of a provider, and mistype both once. */
export const contractsOfOthers = async (ask: Ask, token: string) => {
  const [password, apiKey, mistyped] = [marker('bank'), marker('key'), marker('wrong')]
  const idOf = async (table: string, column: string, name: string): Promise<string> =>
    (await db.from(table).where(column, name).firstOrFail()).id
  const gateway = await idOf('gateways', 'indicator', 'MELLAT')
  const provider = await idOf('sms_providers', 'name', 'smsir')
  const reason = 'نامه بانک'
  const bank = (credentials: object) =>
    ask('POST', `/api/admin/gateways/${gateway}/requests`, token, {
      kind: 'CREDENTIALS',
      credentials,
      reason,
    })
  await bank({ terminalId: '1', userName: 'u', passwort: mistyped })
  const contract = await bank({ terminalId: '12345678', userName: 'kasbeno', password })
  const sms = (body: object) =>
    ask('POST', `/api/admin/sms-providers/${provider}/requests`, token, { reason, ...body })
  await sms({ kind: mistyped, apiKey: mistyped })
  const key = await sms({ kind: 'KEY', apiKey })
  return { secrets: [password, apiKey, mistyped], statuses: [contract.status, key.status] }
}

/** A chain store sells by card, with a PIN that is none, a wrong one and the right one. */
export const aChainSells = async (
  ask: Ask,
  cardNumber: string,
  [right, other]: [string | undefined, string | undefined]
) => {
  const { token } = await aDevice({ scope: 'refah' })
  const send = (command: string, body: object) =>
    ask('POST', `/api/external/refah/${command}`, token, body)
  const sell = (externalId: string, pin: unknown) =>
    send('sale', { externalId, cardNumber, pin, amount: 1_000_000 })
  await send('card-verification', { cardNumber: `${cardNumber}0` })
  await send('card-verification', { cardNumber })
  await sell('first', Number(right))
  await sell('second', other)
  const sold = await sell('third', right)
  await send('remain-credit', { cardNumber })
  await ask('GET', '/api/external/refah/inquiry?externalId=third', token)
  await ask('GET', '/api/external/refah/list/10/0', token)
  await send('cancel', { externalId: 'third', amount: 1_000_000, cardNumber, pin: right })
  return { token, isPaid: sold.status === 201 }
}
