import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { GatewayIndicator, PaymentPurpose, PaymentResponse } from '#contracts/payments'
import type { Owner } from '#contracts/owners'
import Payment from '#app/money/payments/models/payment'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { callbackPath, resultPathIn } from '../domain/callback_path.js'
import { GatewayRefused, GatewayUnreachable, type Gateway } from '../domain/gateway.js'
import { GatewayDown } from '../exceptions.js'
import { gatewayChosen } from '../gateways.js'
import { assertPaymentQuota } from '../steps/assert_payment_quota.js'
import { keepBankAnswer } from '../steps/keep_bank_answer.js'
import { transitionFromCreated } from '../steps/transition_from_created.js'

interface StartPaymentCommand {
  /** Who pays, and is asked by his bank. */
  actor: CustomerActor
  /** Whose wallet the money comes into. */
  owner: Owner
  purpose: PaymentPurpose
  /** Rials. */
  amount: number
  indicator: GatewayIndicator | undefined
  /** Scheme and host under which the browser reaches us. */
  origin: string
}

/**
 * Inserts the row before calling the gateway, so that no money can arrive for an unknown payment.
 * @throws InvalidFields (gateway), GatewayDown, Throttled (429) for too many unfinished ones
 */
@inject()
export default class StartPayment {
  async execute(command: StartPaymentCommand): Promise<PaymentResponse & { paymentId: string }> {
    await assertPaymentQuota(command.owner)
    const { gateway, credentialsId } = await gatewayChosen(command.indicator, command.amount)
    const payment = await this.#record(command, gateway, credentialsId)
    const { gatewayToken, redirect } = await this.#open(gateway, payment, command)
    // The sweep was faster and has ended the payment: nobody may be sent to the bank with it.
    const isOpened = await transitionFromCreated(payment.id, {
      status: 'REDIRECTED',
      gateway_token: gatewayToken,
    })
    if (!isOpened) throw new GatewayDown()
    return { paymentNeeded: true, gatewayRedirectItem: redirect, paymentId: payment.id }
  }

  async #record(
    { owner, purpose, amount }: StartPaymentCommand,
    gateway: Gateway,
    gatewayCredentialsId: string | null
  ) {
    const [{ reference }] = await prepared<{ reference: number }>(
      'next_payment_reference',
      `select nextval('payment_references') as reference`,
      []
    )
    return Payment.create({
      id: newId(),
      token: randomBytes(24).toString('base64url'),
      ownerType: owner.type,
      ownerId: owner.id,
      plan: owner.plan,
      purpose,
      amount,
      indicator: gateway.indicator,
      gatewayCredentialsId,
      status: 'CREATED',
      referenceCode: String(reference),
      createdAt: clock.businessNow(),
      openedAt: clock.systemNow(),
    })
  }

  async #open(gateway: Gateway, payment: Payment, { actor, origin }: StartPaymentCommand) {
    try {
      return await gateway.createPayment({
        amount: payment.amount,
        token: payment.token,
        referenceCode: payment.referenceCode,
        callbackUrl: origin + callbackPath(gateway.indicator),
        result: { url: origin + resultPathIn(payment.plan), params: { id: payment.id } },
        origin,
        phone: actor.phone,
      })
    } catch (error) {
      if (!(error instanceof GatewayRefused || error instanceof GatewayUnreachable)) throw error
      logger.warn({ err: error, paymentId: payment.id }, 'the gateway did not open a payment')
      await transitionFromCreated(payment.id, { status: 'REQUEST_ERROR', failure: error.message })
      const silence = error instanceof GatewayUnreachable ? error.code : null
      const verdict = silence === null ? 'NOT_PAID' : 'UNKNOWN'
      await keepBankAnswer(payment.id, 'OPEN', { code: silence ?? 'REFUSED', verdict })
      throw new GatewayDown()
    }
  }
}
