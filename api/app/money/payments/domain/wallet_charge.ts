import { walletCharge } from '#contracts/limits'
import { InvalidFields } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'

/** person §5 "Wallet charge". @throws InvalidFields */
export const refuseCharge = (amount: number): void => {
  const refuse = (rule: string, message: string) => {
    throw new InvalidFields([{ field: 'amount', rule, message }])
  }
  if (amount < walletCharge.min) refuse('min', messages.chargeTooSmall)
  if (amount > walletCharge.max) refuse('max', messages.chargeTooLarge)
}
