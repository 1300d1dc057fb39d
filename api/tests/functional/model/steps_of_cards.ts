import fc from 'fast-check'
import db from '@adonisjs/lucid/services/db'
import type { PaymentSource } from '#contracts/orders'
import { openedNumber } from '#app/cards/issuing/card_numbers'
import { cardIssuer } from '#app/cards/issuing/issuers'
import { cardNamed, issued } from '#app/cards/issuing/steps/lock_card'
import { pin } from '#factories/card'
import { done, type Outcome } from './model.js'
import { charge, takeBack, type Asked } from './rules_of_cards.js'
import { attempt, type Step } from './step.js'
import type { World } from './world.js'

const cardOf = ({ shops }: World, shop: number) =>
  db.from('cards').where({ owner_id: shops[shop].customer.id }).firstOrFail()

/** The card of an allocated line, as after its way to its holder. */
export const enableCard = (shop: number): Step => ({
  says: `enable the card(shop ${shop})`,
  predict: () => done,
  async perform(world) {
    const { id } = await cardOf(world, shop)
    await db.from('cards').where({ id }).update({ status: 'ENABLED' })
    await cardIssuer().setPin(issued(await cardNamed(id)), pin)
    return done
  },
})

const nameOf = (reference: number) => `r${reference}`

/** What the payment has made, once its answer is there. */
const noteOrder = async ({ devices, orders }: World, { device, reference }: Asked) => {
  const made = await db
    .from('card_payments')
    .join('orders', 'orders.id', 'card_payments.order_id')
    .where({ device_id: devices[device].deviceId, reference: nameOf(reference) })
    .select('orders.id', 'orders.reference_number as referenceNumber')
    .first()
  if (!made || orders.some(({ id }) => id === made.id)) return
  orders.push({ ...made, code: '00000', disputes: [] })
}

/** @param times how often the device sends it at once */
const chargeStep = (asked: Asked, times: number): Step => ({
  says: `charge(card of shop ${asked.shop}, device ${asked.device}, r${asked.reference}, ${asked.amount}, ${asked.source}${times > 1 ? ', twice at once' : ''})`,
  makes: 'orders',
  predict: (model) => charge(model, asked),
  async perform(world) {
    const { act, devices } = world
    const { device, reference, amount, source } = asked
    const { number_encrypted: encrypted } = await cardOf(world, asked.shop)
    const payment = {
      actor: devices[device].actor,
      reference: nameOf(reference),
      cardNumber: openedNumber(encrypted),
      pin,
      amount,
      paymentSource: source,
    }
    const sent = Array.from({ length: times }, () =>
      attempt(async () => {
        await act.chargeCard.execute(payment)
        return done
      })
    )
    // The next world is emptied only once nothing of this one is under way.
    await Promise.allSettled(sent)
    const answers = new Set<Outcome>(await Promise.all(sent))
    await noteOrder(world, asked)
    return [...answers].join(' and ')
  },
})

const takeBackStep = (asked: Pick<Asked, 'device' | 'reference' | 'amount'>): Step => ({
  says: `take back(device ${asked.device}, r${asked.reference}, ${asked.amount})`,
  predict: (model) => takeBack(model, asked),
  async perform({ act, devices }) {
    const { device, reference, amount } = asked
    const { actor } = devices[device]
    await act.takeCardBack.execute({ actor, reference: nameOf(reference), amount })
    return done
  },
})

const device = fc.nat(2)
const reference = fc.nat(3)
const amount = fc.constantFrom(1_000_003, 1_000_003, 9_999_999, 15_000_000, 15_000_001)
const source = fc.constantFrom<PaymentSource[]>('CREDIT', 'CREDIT', 'WALLET')

export const charging = fc
  .tuple(
    fc.record<Asked>({ shop: fc.nat(1), device, reference, amount, source }),
    fc.constantFrom(1, 1, 2)
  )
  .map((a) => chargeStep(...a))
export const takingBack = fc.record({ device, reference, amount }).map(takeBackStep)
