import type { HttpContext } from '@adonisjs/core/http'
import { maskedPhone } from '#contracts/phone'
import { contactAsker } from '../http/contact_asker.js'
import { waitingContactsOf } from '../queries/waiting_contacts.js'

/** What the same customer or browser left and waits. */
export default class WaitingContactsController {
  async index(ctx: HttpContext) {
    ctx.response.header('Cache-Control', 'no-store')
    const asker = await contactAsker(ctx)
    if (!asker) return { items: [] }
    const items = await waitingContactsOf(asker.hash)
    // A phone at a stand goes from hand to hand.
    return {
      items: asker.isCustomer
        ? items
        : items.map((item) => ({ ...item, phone: maskedPhone(item.phone) })),
    }
  }
}
