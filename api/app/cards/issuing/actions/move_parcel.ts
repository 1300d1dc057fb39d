import type { ParcelStatus } from '#contracts/cards'
import { transaction } from '#app/platform/database/database'
import { advanceParcel, lockParcel, type ParcelMover } from '../steps/advance_parcel.js'

interface MoveCommand {
  actor: ParcelMover
  parcelId: string
  to: ParcelStatus
}

/**
 * Moves its card at the end.
 * @throws NotFound, Conflict
 */
export default class MoveParcel {
  async execute({ actor, parcelId, to }: MoveCommand) {
    return transaction(async (trx) => {
      const parcel = await lockParcel(parcelId, trx)
      const cardStatus = await advanceParcel(actor, parcel, to, trx)
      return { id: parcelId, status: to, cardStatus }
    })
  }
}
