import db from '@adonisjs/lucid/services/db'
import type { DemoState } from '#contracts/demo'
import { act } from '#factories/act'
import { staffNamed } from '#factories/staff'
import AcceptDispute from '#app/trade/orders/actions/accept_dispute'
import OpenDispute from '#app/trade/orders/actions/open_dispute'
import RefuseDispute from '#app/trade/orders/actions/refuse_dispute'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import { customer, pay, sellerOf, send } from './orders.js'

/** When the owners whose goods came, or did not, got their credit. */
export const goodsBeganDaysAgo = 30

interface Reported {
  disputeId: string
}
/** What became of the goods of each owner, and how long ago they were paid and reported. */
const ends: readonly {
  owner: DemoState
  number: string
  paidDaysAgo: number
  reportedDaysAgo?: number
  then?: (reported: Reported) => Promise<unknown>
}[] = [
  { owner: 'goods-arrive', number: 'NM-100401', paidDaysAgo: 2 },
  { owner: 'goods-disputed', number: 'NM-100402', paidDaysAgo: 4, reportedDaysAgo: 1 },
  {
    owner: 'goods-refused',
    number: 'NM-100403',
    paidDaysAgo: 9,
    reportedDaysAgo: 7,
    then: ({ disputeId }) => refuse(disputeId),
  },
  {
    owner: 'goods-decided',
    number: 'NM-100404',
    paidDaysAgo: 22,
    reportedDaysAgo: 20,
    then: async ({ disputeId }) => {
      await escalate(disputeId)
      const actor = await staffNamed('credit')
      const by = { actor, party: 'STAFF', distributorId: null, branchId: null } as const
      const note = 'برگه تحویل، سه کارتن کم دارد و امضا نشده است.'
      await act(AcceptDispute, { by, disputeId, note })
    },
  },
  {
    owner: 'goods-await-staff',
    number: 'NM-100405',
    paidDaysAgo: 21,
    reportedDaysAgo: 18,
    then: ({ disputeId }) => escalate(disputeId),
  },
]

/** What takes weeks is set by hand. */
const escalate = (id: string) =>
  db.from('disputes').where({ id, status: 'OPEN' }).update({ status: 'ESCALATED' })

const refuse = async (disputeId: string) => {
  const actor = await sellerOf(distributor)
  const { distributorId } = actor
  const by = { actor, party: 'SUPPLIER', distributorId, branchId: null } as const
  const note = 'رسید انبار با مهر و امضای فروشگاه، دوازده کارتن را نشان می‌دهد.'
  await act(RefuseDispute, { by, disputeId, note })
}

const distributor = 'pakhsh-nemoone'
const items = [
  { itemName: 'روغن آفتابگردان ۱٫۸ لیتری', unitType: 'کارتن', qty: 12, price: 9_850_000 },
  { itemName: 'رب گوجه‌فرنگی ۸۰۰ گرمی', unitType: 'کارتن', qty: 6, price: 7_400_000 },
]

const report = async (actor: CustomerActor, orderId: string): Promise<Reported> => {
  const reported = [{ id: 1, qty: 3, reason: 'MISSING' as const }]
  const note = 'سه کارتن از دوازده کارتن روغن نرسید.'
  const { disputeId } = await act(OpenDispute, { actor, orderId, items: reported, note })
  return { disputeId: disputeId! }
}

/** Owners whose goods were delivered, disputed, refused and decided; each once. */
export const seedGoods = async (): Promise<void> => {
  for (const { owner, number, paidDaysAgo, reportedDaysAgo, then } of ends) {
    if (await db.from('orders').where({ external_id: number }).first()) continue
    const actor = await customer(owner)
    const invoice = { owner, distributor, number, items, dueDateInDays: 60 }
    const { id } = await clock.inThePast(paidDaysAgo, async () => {
      const sale = await send(invoice, await sellerOf(distributor), actor)
      await pay(sale, actor)
      return sale
    })
    if (reportedDaysAgo === undefined) continue
    const reported = await clock.inThePast(reportedDaysAgo, () => report(actor, id))
    await then?.(reported)
  }
}
