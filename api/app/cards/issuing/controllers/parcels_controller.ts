import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { parcelMoves, type ParcelMove } from '#contracts/cards'
import MoveParcel from '#app/cards/issuing/actions/move_parcel'
import ImportPostAnswer from '#app/cards/issuing/actions/import_post_answer'
import { readPostRows } from '#app/cards/issuing/domain/post_rows'
import { answersIn } from '#app/cards/issuing/http/answers_in'
import { messages } from '#app/cards/issuing/i18n/fa'
import { staffOf, type PartnerActor, type StaffActor } from '#app/platform/audit/actor'

export default class ParcelsController {
  @inject()
  async move(ctx: HttpContext, moveParcel: MoveParcel) {
    // Guaranteed by the route.
    const actor = ctx.auth.user as unknown as StaffActor | PartnerActor
    const move = ctx.route!.pattern.split('/').at(-1) as ParcelMove
    return moveParcel.execute({ actor, parcelId: ctx.params.id, to: parcelMoves[move] })
  }

  @inject()
  async answers(ctx: HttpContext, importAnswer: ImportPostAnswer) {
    const lines = await answersIn(ctx, readPostRows, messages.postColumnsMissing)
    return { answers: await importAnswer.execute({ actor: staffOf(ctx), lines }) }
  }
}
