import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { demoMode } from '#config/app'
import type { CompanyInquiryKind } from '#contracts/companies'
import { sandboxFault } from '#app/reference/settings/sandbox_faults'
import {
  registerUnavailable,
  type CompanyRegister,
  type RegisterAnswer,
} from './company_register.js'

/** Answers MATCHED at once, unless a fault is switched on for its kind. */
const sandbox = async (kind: CompanyInquiryKind): Promise<RegisterAnswer> => {
  const fault = await sandboxFault(kind)
  if (fault === 'TIMEOUT') throw new Error('the sandbox register did not answer in time')
  if (fault === 'UNAVAILABLE') return registerUnavailable('sandbox')
  const answer = fault === 'MISMATCHED' ? 'MISMATCHED' : 'MATCHED'
  return { answer, detail: { provider: 'sandbox' } }
}
const sandboxRegister: CompanyRegister = {
  company: () => sandbox('COMPANY_REGISTER'),
  signatories: () => sandbox('COMPANY_SIGNATORIES'),
}

/** A production without a register: officers check by hand, and nothing pretends to match. */
const unconnected: CompanyRegister = {
  company: async () => registerUnavailable('no provider is connected'),
  signatories: async () => registerUnavailable('no provider is connected'),
}

/** The sandbox says that everything matches: never in a production that is no demo. */
const register = (): CompanyRegister =>
  app.inProduction && !demoMode ? unconnected : sandboxRegister

export interface RegisterFacts {
  nationalId: string
  name: string
  nationalCodes: string[]
}

/** Asks the register; the caller holds no transaction meanwhile. What fails is UNAVAILABLE. */
export const askRegister = async (
  kind: CompanyInquiryKind,
  { nationalId, name, nationalCodes }: RegisterFacts
): Promise<RegisterAnswer> => {
  try {
    return kind === 'COMPANY_REGISTER'
      ? await register().company({ nationalId, name })
      : await register().signatories({ nationalId, nationalCodes })
  } catch (error) {
    logger.warn({ err: error, inquiry: kind }, 'an inquiry could not be made')
    return registerUnavailable('failed')
  }
}
