import db from '@adonisjs/lucid/services/db'
import { prepared } from '#app/shared/database'
import { defineJob } from '#app/shared/jobs/queue'
import type { Consignment } from '../adapters/courier.js'
import { theCourier } from '../couriers.js'

const sql = `
  select parcel.id, coalesce(owner.name, '') as recipient, coalesce(owner.phone, '') as phone, parcel.address
    from parcels parcel
    join cards card on card.id = parcel.card_id
    left join owners owner on owner.owner_type = card.owner_type and owner.owner_id = card.owner_id
   where parcel.id = ? and parcel.tracking_number is null`

/** Gives a new parcel to the courier, and keeps the courier's number of it. */
export const handOverParcel = defineJob<{ parcelId: string }>({
  name: 'hand-over-parcel',
  async run({ parcelId }) {
    const [consignment] = await prepared<Consignment>('consignment', sql, [parcelId])
    if (!consignment) return
    const tracking_number = await theCourier().handOver(consignment)
    await db.from('parcels').where({ id: parcelId }).update({ tracking_number })
  },
})
