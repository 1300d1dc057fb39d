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

interface PayCommand {
  actor: PartnerActor
  reference: string
  cardNumber: string
  pin: string
  paymentSource: PaymentSource
  /** Rials; what a container asks for where one is named. */
  amount?: number
  containerId?: string
}

interface Asked extends AskedPayment {
  device: Device
  reference: string
}

/**
 * Charges a card at a merchant's device: an invoice of its distributor, made and paid in one transaction. The PIN is
 * proved before it opens. docs/adr/0023-card-payments.md
 * @throws Forbidden for what is no device, CardPaymentRefused (422), Throttled after too many wrong PINs, Conflict for
 *   another payment under the same reference, NotFound for a container of others
 */
export default class TakeCardPayment {
  async execute({ actor, ...command }: PayCommand): Promise<CardPaymentDetails> {
    const device = await deviceOf(actor)
    const kept = await keptPayment(device.id, command.reference)
    if (!kept) await refuseLockedDevice(device)
    const card = await cardAtDevice(device, command.cardNumber)
    // A locked device tells of a card only what it has paid before.
    if (kept && kept.cardId !== card?.id) await refuseLockedDevice(device)
    if (!card) throw new CardPaymentRefused('CARD_UNKNOWN')
    const asked = await read(device, card, command)
    if (kept) return answer(asked)

    // Told without a PIN too, and no try is spent on a card that pays nothing.
    const refusal = device.isOpen ? refusalOfCard(card, clock.today()) : 'MERCHANT_CLOSED'
    if (refusal) return refuse(asked, refusal)
    const pin = refusalOfPin[await provePinAtDevice(device, card, command.pin)]
    if (pin) return refuse(asked, pin)
    try {
      await recordingHits(actor, () => transaction((trx) => charge(actor, asked, trx)))
    } catch (error) {
      if (error instanceof ReferenceTaken) return answer(asked)
      // Why is not the merchant's business.
      if (error instanceof Listed) return refuse(asked, 'CREDIT_UNAVAILABLE')
      if (!(error instanceof CardPaymentRefused)) throw error
      return refuse(asked, error.refusal)
    }
    return answer(asked)
  }
}

/** Undoes an attempt whose reference has its outcome already. */
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
  // Before the payment's row, whose foreign key holds the card too: two that hold it so would wait for each other.
  const { card, refusal } = await lockChargeableCard(asked, trx)
  if (refusal) throw new CardPaymentRefused(refusal)
  const orderId = newId()
  const id = await keepPayment({ ...rowOf(asked), status: 'PAID', orderId }, trx)
  // Somebody was faster under the same reference; by now it has its outcome.
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
 * Keeps the refusal, unless the reference has its outcome already. Locks as a payment does, since the row's foreign
 * keys hold container and card too: the same payment, sent twice at once, would wait for this one and hold what it needs.
 */
const refuse = async (asked: Asked, refusal: CardPaymentRefusal): Promise<CardPaymentDetails> => {
  const { device, cardId, containerId } = asked
  await transaction(async (trx) => {
    if (containerId) await lockContainer(device, containerId, trx)
    await lockCard(cardId, trx)
    await keepPayment({ ...rowOf(asked), status: 'REFUSED', refusal }, trx)
  })
  return answer(asked)
}

const answer = async (asked: Asked): Promise<CardPaymentDetails> => {
  const { device, reference } = asked
  const kept = await keptPayment(device.id, reference)
  const refusal = refusalOfKept(kept!, asked)
  if (refusal) throw new CardPaymentRefused(refusal)
  return cardPaymentDetails(device.id, reference)
}
