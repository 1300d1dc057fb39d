import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NoteSubject } from '#contracts/notes'
import WriteNote from '#app/onboarding/registration/actions/write_note'
import { notesOn } from '#app/onboarding/registration/queries/notes_on'
import {
  notePageValidator,
  noteValidator,
} from '#app/onboarding/registration/validators/note_validators'
import { staffOf } from '#app/platform/audit/actor'

export default class NotesController {
  async usersIndex({ request, params }: HttpContext) {
    const { page } = await request.validateUsing(notePageValidator)
    return notesOn({ about: 'users', id: params.id }, page)
  }

  async registrationsIndex({ request, params }: HttpContext) {
    const { page } = await request.validateUsing(notePageValidator)
    return notesOn({ about: 'registrations', id: params.id }, page)
  }

  @inject()
  async usersStore(ctx: HttpContext, writeNote: WriteNote) {
    return this.#write(ctx, writeNote, 'users')
  }

  @inject()
  async registrationsStore(ctx: HttpContext, writeNote: WriteNote) {
    return this.#write(ctx, writeNote, 'registrations')
  }

  async #write(ctx: HttpContext, writeNote: WriteNote, about: NoteSubject) {
    const { text } = await ctx.request.validateUsing(noteValidator)
    const note = await writeNote.execute({ actor: staffOf(ctx), about, id: ctx.params.id, text })
    return ctx.response.status(201).json(note)
  }
}
