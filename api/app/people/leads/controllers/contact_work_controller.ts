import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { contactKinds, contactLists, type ContactKind, type ContactMove } from '#contracts/leads'
import { staffOf } from '#app/platform/audit/actor'
import { NotFound } from '#app/platform/errors'
import { optionalReasonValidator, reasonValidator } from '#app/platform/values/validation'
import MoveContact from '../actions/move_contact.js'
import NoteContact from '../actions/note_contact.js'

const kindOf = ({ route }: HttpContext): ContactKind => {
  const isOf = (kind: ContactKind) => route?.pattern.startsWith(`/api/admin/${contactLists[kind]}/`)
  const kind = contactKinds.find(isOf)
  if (!kind) throw new NotFound()
  return kind
}

/** The same work for everything that was left. */
export default class ContactWorkController {
  @inject()
  async claim(ctx: HttpContext, move: MoveContact) {
    return answer(ctx, move, 'claim')
  }

  @inject()
  async release(ctx: HttpContext, move: MoveContact) {
    return answer(ctx, move, 'release')
  }

  @inject()
  async finish(ctx: HttpContext, move: MoveContact) {
    const { reason } = await ctx.request.validateUsing(optionalReasonValidator)
    return answer(ctx, move, 'finish', reason)
  }

  @inject()
  async reject(ctx: HttpContext, move: MoveContact) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    return answer(ctx, move, 'reject', reason)
  }

  @inject()
  async note(ctx: HttpContext, noteContact: NoteContact) {
    const { reason } = await ctx.request.validateUsing(reasonValidator)
    const { id } = ctx.params
    await noteContact.execute({ actor: staffOf(ctx), kind: kindOf(ctx), id, reason })
    return { id: String(id) }
  }
}

const answer = async (ctx: HttpContext, move: MoveContact, name: ContactMove, reason?: string) => {
  const { id } = ctx.params
  await move.execute({ actor: staffOf(ctx), kind: kindOf(ctx), id, move: name, reason })
  return { id: String(id) }
}
