import { DateTime } from 'luxon'
import type { Sale } from '#app/trade/orders/domain/sale'
import { prepared } from '#app/platform/database/database'
import { tehran } from '#app/platform/time/clock'

export interface InvoiceToPost {
  externalId: string
  sale: Sale
}

type KeptSale = Omit<Sale, 'invoicedAt'> & { invoicedAt: string }

/** The first ready invoice of a file that is not posted. */
export const nextToPost = async (uploadId: string): Promise<InvoiceToPost | undefined> => {
  const [next] = await prepared<{ externalId: string; sale: KeptSale | null }>(
    'next_to_post',
    `select external_id as "externalId", sale from order_upload_rows
      where upload_id = ? and sale is not null and order_id is null and status = 'READY'
      order by row_number limit 1`,
    [uploadId]
  )
  if (!next?.sale) return undefined
  const invoicedAt = DateTime.fromISO(next.sale.invoicedAt, { zone: tehran })
  return { externalId: next.externalId, sale: { ...next.sale, invoicedAt } }
}
