import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { parcelMoves, type ParcelMove } from '#contracts/cards'
import MoveParcel from '#app/cards/actions/move_parcel'
import type { PartnerActor, StaffActor } from '#app/shared/actor'

/** Where parcels are, told by staff or by the courier's program. */
export default class ParcelsController {
  @inject()
  async move(ctx: HttpContext, moveParcel: MoveParcel) {
    // The route admits no others.
    const actor = ctx.auth.user as unknown as StaffActor | PartnerActor
    const move = ctx.route!.pattern.split('/').at(-1) as ParcelMove
    return moveParcel.execute({ actor, parcelId: ctx.params.id, to: parcelMoves[move] })
  }
}
