import { inject } from '@adonisjs/core'
import { refuseListed, tellingHits } from '#app/blacklists/steps/refuse_listed'
import type { TermsVersion } from '#contracts/terms'
import { Allowance } from '#app/settings/allowance'
import { system } from '#app/shared/actor'
import { clock } from '#app/shared/clock'
import { prepared, transaction, type Trx } from '#app/shared/database'
import { newId } from '#app/shared/ids'
import { isBrowser, type Asker } from '../domain/asker.js'
import { askerHash } from '../domain/secrets.js'
import { OtpLocked, OtpWrong } from '../exceptions.js'
import { OneTimeCodes, type RightCode } from '../one_time_codes.js'
import { acceptTerms } from '../steps/accept_terms.js'
import { rememberBrowser } from '../steps/remember_browser.js'
import { Sessions, type TokenPair } from '../sessions.js'

/** The code is bound to the phone that signs in, and to who asks for it. */
export const loginCode = (phone: string, asker: Asker) =>
  ({ purpose: 'LOGIN', subject: phone, phone, asker }) as const

interface Command {
  phone: string
  code: string
  asker: Asker
  /** The terms that were shown beside the code; those who were shown none agree to none. */
  terms?: TermsVersion
}

interface Person {
  id: string
  plan: string
}
/** Locked, since a phone may be on its way to somebody else: then this waits, and finds that it is. */
const personSql = 'select id, plan from users where phone = ? and active for key share'

/** Wrong codes of strangers at one address, over all phones: nobody tries a few codes of each. */
const failures = new Allowance('codeFailuresPerAddressPerHour', '1 hour')

/**
 * Signs a person in with the code that their phone was sent; a phone that nobody has becomes a new
 * person without a plan. person §4 "Login"
 * @throws OtpWrong (400), OtpLocked (429), BusinessRule (422) for a new person who is not wanted
 */
@inject()
export default class SignIn {
  constructor(
    private codes: OneTimeCodes,
    private sessions: Sessions
  ) {}

  async execute({ phone, code, asker, terms }: Command): Promise<TokenPair> {
    const right = await this.#check({ phone, code, asker })
    return tellingHits(system('sign-in'), () =>
      transaction(async (trx) => {
        await this.codes.consume(right, trx)
        const { id, plan } = await this.#personOf(phone, trx)
        if (terms) await acceptTerms(id, terms, trx)
        if (isBrowser(asker)) await rememberBrowser(phone, asker.name, trx)
        return this.sessions.open({ userId: id, plan }, trx)
      })
    )
  }

  /** A browser that the phone knows is not held responsible for its neighbours. */
  async #check({ phone, code, asker }: Command): Promise<RightCode> {
    const address = askerHash(asker.address)
    const waits = asker.isKnown ? 0 : await failures.waits(address)
    if (waits > 0) throw new OtpLocked(waits * 1000)
    try {
      return await this.codes.check({ ...loginCode(phone, asker), code })
    } catch (error) {
      if (error instanceof OtpWrong && !asker.isKnown) await failures.count(address)
      throw error
    }
  }

  async #personOf(phone: string, trx: Trx): Promise<Person> {
    const known = () => prepared<Person>('person_of_phone', personSql, [phone], trx)
    const [person] = await known()
    if (person) return person
    await refuseListed('SIGN_IN', { PHONE: phone }, trx)
    const at = clock.businessNow().toJSDate()
    await trx.rawQuery(
      `insert into users (id, phone, search_key, created_at, updated_at) values (?, ?, ?, ?, ?)
       on conflict (phone) where active do nothing`,
      [newId(), phone, phone, at, at]
    )
    return (await known())[0]
  }
}
