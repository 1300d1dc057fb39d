import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { demoMode } from '#config/app'
import { unavailable, type InquiryResult } from '#app/onboarding/registration/domain/inquiry'
import { sandboxFault } from '#app/reference/settings/sandbox_faults'

export interface IbanFacts {
  iban: string
  /** The person's national code, or the company's national id. */
  nationalId: string
}

/** Whether the IBAN belongs to this person or company. */
export interface IbanOwnership {
  ask(facts: IbanFacts): Promise<InquiryResult>
}

/** Answers MATCHED at once, unless a fault is switched on. */
const sandbox: IbanOwnership = {
  async ask() {
    const fault = await sandboxFault('IBAN_OWNERSHIP')
    if (fault === 'TIMEOUT') throw new Error('the sandbox provider did not answer in time')
    if (fault === 'UNAVAILABLE') return unavailable('sandbox')
    const answer = fault === 'MISMATCHED' ? 'MISMATCHED' : 'MATCHED'
    return { answer, detail: { provider: 'sandbox' } }
  },
}

/** Without a provider staff check by hand. */
const unconnected: IbanOwnership = { ask: async () => unavailable('no provider is connected') }

/** Never the sandbox in a production that is no demo. */
const provider = (): IbanOwnership => (app.inProduction && !demoMode ? unconnected : sandbox)

export const askIbanOwnership = async (
  iban: string,
  nationalId: string | null
): Promise<InquiryResult> => {
  if (!nationalId) return unavailable('no national id is known')
  try {
    return await provider().ask({ iban, nationalId })
  } catch (error) {
    logger.warn({ err: error, inquiry: 'IBAN_OWNERSHIP' }, 'an inquiry could not be made')
    return unavailable('failed')
  }
}
