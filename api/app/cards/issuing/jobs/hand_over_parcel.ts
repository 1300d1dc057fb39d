import db from '@adonisjs/lucid/services/db'
import { prepared } from '#app/platform/database/database'
import { defineJob } from '#app/platform/jobs/queue'
import type { Consignment } from '../adapters/courier.js'
import { theCourier } from '../couriers.js'

const sql = `
  select parcel.id, coalesce(keeper.name, '') as recipient, keeper.phone, parcel.address
    from parcels parcel
    join cards card on card.id = parcel.card_id
    join issuing_keepers keeper on keeper.card_id = card.id
   where parcel.id = ? and parcel.tracking_number is null`

export const handOverParcel = defineJob<{ parcelId: string }>({
  name: 'hand-over-parcel',
  async run({ parcelId }) {
    const [consignment] = await prepared<Consignment>('consignment', sql, [parcelId])
    if (!consignment) return
    const tracking_number = await theCourier().handOver(consignment)
    await db.from('parcels').where({ id: parcelId }).update({ tracking_number })
  },
})
