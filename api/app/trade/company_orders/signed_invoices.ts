import app from '@adonisjs/core/services/app'
import { invoiceDoor, signatoryCallback } from '#contracts/approbations'
import { pendingTab } from '#contracts/orders'
import CancelLockedOrder from '#app/trade/orders/steps/cancel_locked_order'
import { lockOrder, lockOrders } from '#app/trade/orders/steps/lock_order'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { offerTokens } from '#app/onboarding/signatures/steps/offer_tokens'
import {
  signByRule,
  type CarriedOut,
  type DocumentState,
} from '#app/onboarding/signatures/documents'

const statesSql = `
  select id, invoice_content(id) as fingerprint,
         status = any(?::text[]) and payable_until >= ? as "isOpen"
    from orders_invoices where id = any(?::uuid[])`

const paidSql = `
  select order_id as id, order_version_content(order_id, version) as fingerprint
    from orders_paid_versions where order_id = any(?::uuid[])`

const referenceSql = `select reference_number as reference from orders_invoices where id = ?`

signByRule('INVOICE', {
  lock: lockOrders,
  states: (ids, client) =>
    prepared<DocumentState>(
      'signed_invoice_states',
      statesSql,
      [pendingTab, clock.today(), ids],
      client
    ),
  carriedOut: (ids, client) =>
    prepared<CarriedOut>('signed_invoices_as_paid', paidSql, [ids], client),
  replacedBy: async () => [],
  doorOf: async (id, client) => {
    const found = await prepared<{ reference: string }>(
      'reference_of_signed_invoice',
      referenceSql,
      [id],
      client
    )
    return invoiceDoor(found[0]!.reference)
  },
  reject: async ({ id, reason, actor }, trx) => {
    const cancel = await app.container.make(CancelLockedOrder)
    await cancel.execute({ actor, order: await lockOrder(id, trx), reason }, trx)
  },
})

offerTokens('INVOICE', (id, isSigned) => signatoryCallback(id, isSigned ? 'success' : 'failed'))
