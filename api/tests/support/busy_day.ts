import { aShopThatPaid, aShopWithCredit } from '#factories/shop'
import { anInvoice } from '#factories/invoice'
import { payWithCode } from './orders.js'
import { messages } from './resources.js'

/** Some of everything, so that lists are not empty. */
export const aBusyDay = async (): Promise<void> => {
  for (let index = 0; index < 3; index++) {
    const shop = await aShopWithCredit(50_000_000)
    await aShopThatPaid(60_000_000)
    const { id } = await anInvoice({ shop, amount: 10_000_000 })
    if (index) await payWithCode(shop, id)
  }
  await messages(3)
}
