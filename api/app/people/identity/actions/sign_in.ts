import { inject } from '@adonisjs/core'
import { recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import type { TermsVersion } from '#contracts/terms'
import { system } from '#app/platform/audit/actor'
import { transaction } from '#app/platform/database/database'
import { countAddressFailure, refuseFailingAddress } from '../address_failures.js'
import { isBrowser, type CodeRequester } from '../domain/code_requester.js'
import { loginCode } from '../domain/login_code.js'
import { OtpWrong } from '../exceptions.js'
import { OneTimeCodes, type RightCode } from '../one_time_codes.js'
import { acceptTerms } from '../steps/accept_terms.js'
import { personOfPhone } from '../steps/person_of_phone.js'
import { rememberBrowser } from '../steps/remember_browser.js'
import { Sessions, type TokenPair } from '../sessions.js'

interface Command {
  phone: string
  code: string
  asker: CodeRequester
  /** The terms that were shown beside the code; those who were shown none agree to none. */
  terms?: TermsVersion
}

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
    return recordingHits(system('sign-in'), () =>
      transaction(async (trx) => {
        await this.codes.consume(right, trx)
        const { id, plan } = await personOfPhone(phone, trx)
        if (terms) await acceptTerms(id, terms, trx)
        if (isBrowser(asker)) await rememberBrowser(phone, asker.name, trx)
        return this.sessions.open({ userId: id, plan }, trx)
      })
    )
  }

  async #check({ phone, code, asker }: Command): Promise<RightCode> {
    await refuseFailingAddress(asker)
    try {
      return await this.codes.check({ ...loginCode(phone, asker), code })
    } catch (error) {
      if (error instanceof OtpWrong) await countAddressFailure(asker)
      throw error
    }
  }
}
