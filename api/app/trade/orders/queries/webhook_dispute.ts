import type { WebhookDispute } from '#contracts/webhooks'
import { prepared, type Client } from '#app/platform/database/database'

const sql = `
  select d.id, d.status, d.goods_amount as "goodsAmount", d.note, d.answer_by as "answerBy",
         (select json_agg(json_build_object('itemName', item_name, 'unitType', unit_type, 'qty', qty,
                   'reason', reason) order by line)
            from dispute_items where dispute_id = d.id) as items
    from disputes d where d.id = ?`

/** Without the fees. */
export const webhookDispute = async (id: string, client: Client): Promise<WebhookDispute> => {
  const [dispute] = await prepared<WebhookDispute>('webhook_dispute', sql, [id], client)
  return dispute
}
