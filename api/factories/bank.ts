import type { GatewayRedirect } from '#contracts/payments'
import ChargeWallet from '#app/money/payments/actions/charge_wallet'
import ReceiveBankCallback from '#app/money/payments/actions/receive_callback'
import { sandboxBank } from '#app/money/payments/adapters/sandbox_bank'
import type { CustomerActor } from '#app/platform/audit/actor'
import { act } from './act.js'

/** By which gateway money is brought, and where the browser came from. */
export const atBank = { indicator: 'BANKTEST', origin: 'http://localhost' } as const

/** Pays at the simulated bank, as a browser would. */
export const payAtBank = async (redirect: GatewayRedirect | undefined) => {
  const token = String(redirect?.params.token)
  const paid = await sandboxBank.decide(token, 'success')
  const [orderId, receipt] = [paid?.reference_code ?? '', paid?.receipt ?? '']
  const fields = { token, orderId, receipt, result: 'success' }
  await act(ReceiveBankCallback, { indicator: atBank.indicator, fields })
}

/** Brings so many rials into the wallet. */
export const chargeWallet = async (actor: CustomerActor, amount: number) => {
  const charge = { actor, plan: actor.owner.plan, amount, ...atBank }
  await payAtBank((await act(ChargeWallet, charge)).gatewayRedirectItem)
}
