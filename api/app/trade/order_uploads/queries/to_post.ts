import { DateTime } from 'luxon'
import { orderUploadLimits } from '#contracts/order_uploads'
import type { Sale } from '#app/trade/orders/domain/sale'
import { prepared } from '#app/platform/database/database'
import { tehran } from '#app/platform/time/clock'

export interface InvoiceToPost {
  externalId: string
  sale: Sale
}

type KeptSale = Omit<Sale, 'invoicedAt'> & { invoicedAt: string }

/** The first ready invoice of a file that is not posted, but for those that were tried and failed. */
export const nextToPost = async (
  uploadId: string,
  tried: readonly string[]
): Promise<InvoiceToPost | undefined> => {
  const [next] = await prepared<{ externalId: string; sale: KeptSale | null }>(
    'next_to_post',
    `select external_id as "externalId", sale from order_upload_rows
      where upload_id = ? and sale is not null and order_id is null and status = 'READY'
        and external_id <> all(?::text[])
      order by row_number limit 1`,
    [uploadId, tried]
  )
  if (!next?.sale) return undefined
  const invoicedAt = DateTime.fromISO(next.sale.invoicedAt, { zone: tehran })
  return { externalId: next.externalId, sale: { ...next.sale, invoicedAt } }
}

/** Whether an invoice that failed may be tried once more by itself. */
export const mayTryAgain = async (uploadId: string): Promise<boolean> => {
  const [{ isLeft }] = await prepared<{ isLeft: boolean }>(
    'upload_tries_left',
    `select exists (select from order_upload_rows
       where upload_id = ? and sale is not null and order_id is null and status = 'READY'
         and attempts < ?) as "isLeft"`,
    [uploadId, orderUploadLimits.attempts]
  )
  return isLeft
}
