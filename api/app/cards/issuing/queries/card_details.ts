import type { DeliveryAddress } from '#contracts/addresses'
import type { ParcelStatus, PrintStatus } from '#contracts/cards'
import { prepared } from '#app/platform/database/database'

interface ParcelLine {
  id: string
  status: ParcelStatus
  trackingNumber: string | null
  createdAt: Date
  movedAt: Date
}
interface PrintLine {
  batchId: string
  batchNumber: number
  status: PrintStatus
  reason: string | null
  answeredAt: Date | null
}

/** Without the whole number. */
export interface CardDetails {
  deliveryAddress: DeliveryAddress | null
  replacesId: string | null
  parcels: ParcelLine[]
  prints: PrintLine[]
}

const cardSql = `
  select delivery_address as "deliveryAddress", replaces_id as "replacesId" from cards where id = ?`
const parcelsSql = `
  select id, status, tracking_number as "trackingNumber", created_at as "createdAt",
         moved_at as "movedAt"
    from parcels where card_id = ? order by created_at desc, id desc`
const printsSql = `
  select batch.id as "batchId", batch.number as "batchNumber", line.status, line.reason,
         line.answered_at as "answeredAt"
    from print_batch_cards line join print_batches batch on batch.id = line.batch_id
   where line.card_id = ? order by batch.number desc`

export const cardDetails = async (id: string): Promise<CardDetails> => {
  const [card] = await prepared<Pick<CardDetails, 'deliveryAddress' | 'replacesId'>>(
    'card_details',
    cardSql,
    [id]
  )
  const parcels = await prepared<ParcelLine>('parcels_of_card', parcelsSql, [id])
  const prints = await prepared<PrintLine>('prints_of_card', printsSql, [id])
  return { ...card, parcels, prints }
}
