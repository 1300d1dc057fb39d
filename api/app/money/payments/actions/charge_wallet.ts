import { inject } from '@adonisjs/core'
import type { GatewayIndicator, PaymentResponse } from '#contracts/payments'
import { fileOf } from '#app/people/owners/files'
import { refuseOtherMembers } from '#app/people/owners/owner'
import type { CustomerActor } from '#app/platform/audit/actor'
import { refuseCharge } from '../domain/wallet_charge.js'
import StartPayment from './start_payment.js'

interface ChargeWalletCommand {
  actor: CustomerActor
  plan: unknown
  amount: number
  indicator: GatewayIndicator
  origin: string
}

@inject()
export default class ChargeWallet {
  constructor(private startPayment: StartPayment) {}

  async execute({ plan, ...charge }: ChargeWalletCommand): Promise<PaymentResponse> {
    refuseCharge(charge.amount)
    refuseOtherMembers(charge.actor)
    const { owner } = await fileOf(charge.actor, plan)
    return this.startPayment.execute({
      ...charge,
      owner,
      purpose: 'wallet-charge',
    })
  }
}
