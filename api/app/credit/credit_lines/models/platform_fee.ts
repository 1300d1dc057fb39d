import { PlatformFeeSchema } from '#database/schema'
import type { FeeStatus } from '#contracts/credit'

/** What was charged for a credit year, kept exactly so that it can be reversed exactly. */
export default class PlatformFee extends PlatformFeeSchema {
  static override table = 'platform_fees'

  declare status: FeeStatus
}
