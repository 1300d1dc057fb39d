import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import db from '@adonisjs/lucid/services/db'
import { baseUrl, post, type Answer } from './http.js'
import { codeFor } from '#factories/messages'
import { letPass } from './identity.js'

const betweenAsksMs = 12_000

/** Somebody who asks for codes and tries them. */
export interface Asking {
  start: (phone: string, supportNumber?: unknown) => Promise<Answer>
  verify: (phone: string, otpSecret: unknown) => Promise<Answer>
}

const asking = (send: (path: string, body: object) => Promise<Answer>): Asking => ({
  start: (phone, supportNumber) => send('/api/user/otp-start', { phone, supportNumber }),
  verify: (phone, otpSecret) => send('/api/user/otp-verify', { phone, otpSecret }),
})

/** The storefront in a browser that keeps its cookies. */
export const aBrowser = (): Asking & { cookies: Map<string, string>; set: string[] } => {
  const cookies = new Map<string, string>()
  const set: string[] = []
  const send = async (path: string, body: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'x-client': 'web', ...(cookie && { cookie }) }
    const answer = await post(path, body, { headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!
      cookies.set(name, value)
      set.push(line)
    }
    return answer
  }
  return { ...asking(send), cookies, set }
}

/** A program at a network address of this machine: 127.0.0.2, …; it names no browser. */
export const aClientAt = (localAddress: string): Asking =>
  asking(async (path, body) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request(new URL(path, baseUrl()), { method: 'POST', headers, localAddress })
    sent.end(JSON.stringify(body))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const answered = new Headers()
    for (const [name, value] of Object.entries(response.headers)) answered.set(name, String(value))
    return { status: response.statusCode!, headers: answered, body: await json(response) }
  })

/** Signed in once, so that the phone knows the browser. */
export const aKnownBrowser = async (phone: string) => {
  const browser = aBrowser()
  await browser.start(phone)
  await browser.verify(phone, await codeFor(phone))
  return browser
}
/** Asks until strangers were sent all that a phone has for them within ten minutes. @returns the last answer */
export const spendBudget = async (asker: Asking, phone: string) => {
  let answer = await asker.start(phone)
  for (let i = 1; i < 10; i++) {
    await letPass(phone, betweenAsksMs)
    // Two minutes have to pass for a next code; the window of ten must not.
    await db
      .from('one_time_codes')
      .where({ phone })
      .update({ expires_at: new Date(0) })
    answer = await asker.start(phone)
  }
  await db
    .from('one_time_codes')
    .where({ phone })
    .update({ expires_at: new Date(0) })
  return answer
}
