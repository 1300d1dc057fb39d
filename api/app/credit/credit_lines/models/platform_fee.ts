import { PlatformFeeSchema } from '#database/schema'
import type { FeeStatus } from '#contracts/credit'

/** Kept exactly, to be reversed exactly. */
export default class PlatformFee extends PlatformFeeSchema {
  static override table = 'platform_fees'

  declare status: FeeStatus
}
