import { refusalOfCard, type CardPaymentRefusal } from '#contracts/devices'
import type { PaymentSource } from '#contracts/orders'
import { Listed, recordingHits } from '#app/people/blacklists/steps/refuse_listed'
import { lockCard, type CardRow } from '#app/cards/issuing/steps/lock_card'
import type { PartnerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { transaction, type Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { refusalOfKept, type AskedPayment } from '../domain/repeated_payment.js'
import { CardPaymentRefused } from '../exceptions.js'
import { messages } from '../i18n/fa.js'
import {
  cardPaymentDetails,
  keptPayment,
  type CardPaymentDetails,
} from '../queries/card_payments.js'
import { merchantsContainer } from '../queries/containers.js'
import { deviceOf, type Device } from '../queries/device_of.js'
import { bookCardPayment } from '../steps/book_card_payment.js'
import { cardAtDevice } from '../steps/card_at_device.js'
import { refuseLockedDevice } from '../steps/device_tries.js'
import { keepPayment } from '../steps/keep_payment.js'
import { lockActiveDevice, lockContainer } from '../steps/locks.js'
import { provePinAtDevice, refusalOfPin } from '../steps/prove_pin_at_device.js'
import { settleContainer } from '../steps/settle_container.js'
import { lockChargeableCard } from '../steps/lock_chargeable_card.js'
import { tellCeiling } from '../steps/tell_ceiling.js'

interface PayCommand {
  actor: PartnerActor
  reference: string
  cardNumber: string
  pin: string
  paymentSource: PaymentSource
  /** Rials; a container brings its own. */
  amount?: number
  containerId?: string
}

interface Asked extends AskedPayment {
  device: Device
  reference: string
}

/**
 * Creates and pays an invoice in one transaction; the PIN is proved before. docs/adr/0023-card-payments.md
 * @throws Forbidden for what is no device, CardPaymentRefused (422), Throttled after wrong PINs, Conflict for another
 * payment under the reference, NotFound for a foreign container
 */
export default class TakeCardPayment {
  async execute({ actor, ...command }: PayCommand): Promise<CardPaymentDetails> {
    const device = await deviceOf(actor)
    const kept = await keptPayment(device.id, command.reference)
    if (!kept) await refuseLockedDevice(device)
    const card = await cardAtDevice(device, command.cardNumber)
    // A locked device learns only of its own past payments.
    if (kept && kept.cardId !== card?.id) await refuseLockedDevice(device)
    if (!card) throw new CardPaymentRefused('CARD_UNKNOWN')
    const asked = await read(device, card, command)
    if (kept) return answer(asked)

    // Before the PIN, so that an unusable card costs no try.
    const refusal = device.isOpen ? refusalOfCard(card, clock.today()) : 'MERCHANT_CLOSED'
    if (refusal) return refuse(asked, refusal)
    const pin = refusalOfPin[await provePinAtDevice(device, card, command.pin)]
    if (pin) return refuse(asked, pin)
    try {
      await recordingHits(actor, () => transaction((trx) => charge(actor, asked, trx)))
    } catch (error) {
      if (error instanceof ReferenceTaken) return answer(asked)
      // The merchant must not learn why.
      if (error instanceof Listed) return refuse(asked, 'CREDIT_UNAVAILABLE')
      if (!(error instanceof CardPaymentRefused)) throw error
      return refuse(asked, error.refusal, error.left)
    }
    return answer(asked)
  }
}

class ReferenceTaken extends Error {}

const read = async (
  device: Device,
  card: CardRow,
  command: Omit<PayCommand, 'actor'>
): Promise<Asked> => {
  const { reference, paymentSource, containerId = null } = command
  const amount = containerId
    ? (await merchantsContainer(device, containerId)).amount
    : command.amount!
  return { device, reference, amount, cardId: card.id, paymentSource, containerId }
}

const charge = async (actor: PartnerActor, asked: Asked, trx: Trx): Promise<void> => {
  const { reference, amount, paymentSource: source, containerId } = asked
  const device = await lockActiveDevice(actor, trx)
  if (!device.isOpen) throw new CardPaymentRefused('MERCHANT_CLOSED')
  const description = containerId && (await settleContainer(device, containerId, trx))
  // Before the payment's row: its foreign key locks the card too, and would deadlock.
  const { card, refusal, left } = await lockChargeableCard(asked, trx)
  if (refusal) throw new CardPaymentRefused(refusal, left)
  const orderId = newId()
  const id = await keepPayment({ ...rowOf(asked), status: 'PAID', orderId }, trx)
  // Another request was faster under this reference.
  if (!id) throw new ReferenceTaken()
  const itemName = description || messages.itemName(device.merchantName)
  const booked = { id, actor, device, card, orderId, reference, amount, source, itemName }
  await bookCardPayment(booked, trx)
}

const rowOf = ({ device, reference, amount, cardId, paymentSource, containerId }: Asked) => ({
  deviceId: device.id,
  reference,
  amount,
  card: { id: cardId, source: paymentSource, containerId },
})

/**
 * Unless the reference has an outcome. Same lock order as a payment, whose foreign keys hold container and card: else a
 * duplicate would deadlock.
 */
const refuse = async (
  asked: Asked,
  refusal: CardPaymentRefusal,
  left: number | null = null
): Promise<CardPaymentDetails> => {
  const { device, cardId, containerId } = asked
  await transaction(async (trx) => {
    if (containerId) await lockContainer(device, containerId, trx)
    const card = await lockCard(cardId, trx)
    const row = { ...rowOf(asked), status: 'REFUSED', refusal, refusalLeft: left } as const
    const id = await keepPayment(row, trx)
    if (id && left !== null) await tellCeiling({ ...asked, card, refusal, left }, trx)
  })
  return answer(asked)
}

const answer = async (asked: Asked): Promise<CardPaymentDetails> => {
  const { device, reference } = asked
  const kept = await keptPayment(device.id, reference)
  const refusal = refusalOfKept(kept!, asked)
  if (refusal) throw new CardPaymentRefused(refusal, kept!.refusalLeft)
  return cardPaymentDetails(device.id, reference)
}
