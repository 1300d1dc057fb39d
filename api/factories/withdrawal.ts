import RequestWithdrawal from '#app/money/withdrawals/actions/request_withdrawal'
import SendWithdrawalCode from '#app/money/withdrawals/actions/send_withdrawal_code'
import type { CustomerActor } from '#app/platform/audit/actor'
import { act } from './act.js'
import { codeFor } from './messages.js'

/** An account whose check digits hold. */
export const ownIban = 'IR820540102680020817909002'

/** Takes money out of a wallet that holds it, with the code that the phone was sent. @returns the id */
export const aWithdrawal = async (actor: CustomerActor, amount: number): Promise<string> => {
  const wanted = { actor, plan: actor.owner.plan, amount, iban: ownIban }
  await act(SendWithdrawalCode, wanted)
  const otpSecret = await codeFor(actor.phone, 'withdrawal-code')
  return (await act(RequestWithdrawal, { ...wanted, otpSecret })).id
}
