import { inject } from '@adonisjs/core'
import { clock } from '#app/shared/clock'
import { transaction, type Trx } from '#app/shared/database'
import { newId } from '#app/shared/ids'
import { OneTimeCodes } from '../one_time_codes.js'
import { Sessions, type TokenPair } from '../sessions.js'

/** The code is bound to the phone that signs in. */
export const loginCode = (phone: string) => ({ purpose: 'LOGIN', subject: phone, phone }) as const

/**
 * Signs a person in with the code that their phone was sent; a phone that nobody has becomes a new
 * person without a plan. person §4 "Login"
 * @throws OtpWrong (400), OtpLocked (429)
 */
@inject()
export default class SignIn {
  constructor(
    private codes: OneTimeCodes,
    private sessions: Sessions
  ) {}

  async execute({ phone, code }: { phone: string; code: string }): Promise<TokenPair> {
    const right = await this.codes.check({ ...loginCode(phone), code })
    return transaction(async (trx) => {
      await this.codes.consume(right, trx)
      const { id, plan } = await this.#personOf(phone, trx)
      return this.sessions.open({ userId: id, plan }, trx)
    })
  }

  async #personOf(phone: string, trx: Trx): Promise<{ id: string; plan: string }> {
    const at = clock.businessNow().toJSDate()
    await trx.rawQuery(
      `insert into users (id, phone, search_key, created_at, updated_at) values (?, ?, ?, ?, ?)
       on conflict (phone) where active do nothing`,
      [newId(), phone, phone, at, at]
    )
    return trx.from('users').select('id', 'plan').where({ phone, active: true }).firstOrFail()
  }
}
