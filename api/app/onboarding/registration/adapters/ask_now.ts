import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { demoMode } from '#config/app'
import type { InquiryKind } from '#contracts/registration'
import {
  unavailable,
  type factsAsked,
  type InquiryFacts,
  type InquiryResult,
} from '../domain/inquiry.js'
import type { Inquiries } from './inquiries.js'
import { sandboxInquiries } from './sandbox_inquiries.js'
import { unconnectedInquiries } from './unconnected_inquiries.js'

/** The sandbox says that everything matches: never in a production that is no demo. */
const providers = (): Inquiries =>
  app.inProduction && !demoMode ? unconnectedInquiries : sandboxInquiries

/** Asks one outside system; the caller holds no transaction meanwhile. What fails is UNAVAILABLE. */
export const askNow = async <Kind extends InquiryKind>(
  kind: Kind,
  facts: Pick<InquiryFacts, (typeof factsAsked)[Kind][number]>
): Promise<InquiryResult> => {
  try {
    return await providers()[kind].ask(facts as unknown as InquiryFacts)
  } catch (error) {
    logger.warn({ err: error, inquiry: kind }, 'an inquiry could not be made')
    return unavailable('failed')
  }
}
