import { BusinessRule } from '#app/platform/errors'
import { messages } from './i18n/fa.js'

export class WalletTooLow extends BusinessRule {
  constructor() {
    super(messages.walletTooLow)
  }
}

export class CreditTooLow extends BusinessRule {
  constructor() {
    super(messages.creditTooLow)
  }
}

export class UnknownAccount extends Error {}
