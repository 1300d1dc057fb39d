import app from '@adonisjs/core/services/app'
import { courierMoves } from '#config/cards'
import type { ParcelStatus } from '#contracts/cards'
import { system } from '#app/platform/audit/actor'
import { onDayClosed } from '#app/platform/time/close_of_day'
import { prepared } from '#app/platform/database/database'
import { addDays } from '#app/platform/time/jalali'
import MoveParcel from '../actions/move_parcel.js'

/** Keeps manual moves from being overtaken. */
const restDays = 2

const onward: Partial<Record<ParcelStatus, ParcelStatus>> = {
  CREATED: 'ACCEPTED',
  ACCEPTED: 'IN_TRANSIT',
  IN_TRANSIT: 'OUT_FOR_DELIVERY',
  OUT_FOR_DELIVERY: 'DELIVERED',
}

const sql = `
  select id, status from parcels
   where status = any(?) and (moved_at at time zone 'Asia/Tehran')::date <= ? order by id`

/** Advances parcels that rested long enough. */
export const moveSandboxParcels = async (day: string): Promise<void> => {
  const moveParcel = await app.container.make(MoveParcel)
  const resting = await prepared<{ id: string; status: ParcelStatus }>('resting_parcels', sql, [
    Object.keys(onward),
    addDays(day, -restDays),
  ])
  const actor = system('sandbox-courier')
  for (const { id, status } of resting) {
    await moveParcel.execute({ actor, parcelId: id, to: onward[status]! })
  }
}

if (courierMoves)
  onDayClosed({ name: 'move parcels of the sandbox', phase: 'notices', run: moveSandboxParcels })
