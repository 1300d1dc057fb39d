import fc from 'fast-check'
import type { PaymentSource } from '#contracts/orders'
import { codeFor } from '#factories/messages'
import db from '@adonisjs/lucid/services/db'
import { done, pick } from './model.js'
import { payBatch } from './rules_of_orders.js'
import type { Step } from './step.js'

/** Asks for one code for up to three invoices and enters it; some of them may be somebody else's. */
const batchStep = (places: number[], source: PaymentSource): Step => {
  const among = <T>(list: readonly T[]): T[] => [...new Set(places.map((at) => pick(list, at)))]
  return {
    says: `payBatch(orders ${places.join(', ')}, ${source})`,
    isMany: true,
    picks: 'orders',
    applies: ({ orders }) => orders.length > 0,
    predict: (model) =>
      payBatch(model, among(model.orders), pick(model.orders, places[0]).shop, source),
    async perform({ act, shops, orders }, model) {
      const { customer: actor } = shops[pick(model.orders, places[0]).shop]
      const orderIds = among(orders).map(({ id }) => id)
      await act.askForBatch.execute({ actor, orderIds, source })
      const otpSecret = await codeFor(actor.phone)
      // A phone may be sent ten codes in ten minutes; a history asks for more.
      await db
        .from('one_time_codes')
        .where({ phone: actor.phone })
        .update({ sent_at: db.raw(`sent_at - interval '1 hour'`) })
      await act.payBatch.execute({ actor, orderIds, otpSecret })
      return done
    },
  }
}

export const payingBatch = fc
  .tuple(
    fc.array(fc.nat(7), { minLength: 1, maxLength: 3 }),
    fc.constantFrom<PaymentSource[]>('CREDIT', 'CREDIT', 'WALLET')
  )
  .map((a) => batchStep(...a))
