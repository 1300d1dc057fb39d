import type { Permission } from '#contracts/identity'
import type { Note, NoteSubject } from '#contracts/notes'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Forbidden } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { expectRecord, noteColumns, type NotedRecord } from '../queries/notes_on.js'

interface WriteCommand extends NotedRecord {
  actor: StaffActor
  text: string
}

/** Who writes on a record may also see it. */
const readPermission = {
  users: 'users.list',
  registrations: 'registrations.list',
} as const satisfies Record<NoteSubject, Permission>

/** Writes a note, for good: there is no way to change or to remove it. */
export default class WriteNote {
  /** @throws Forbidden, NotFound */
  async execute({ actor, about, id, text }: WriteCommand): Promise<Note> {
    if (!actor.permissions.includes(readPermission[about])) throw new Forbidden()
    return transaction(async (trx) => {
      await expectRecord({ about, id }, trx)
      const noteId = newId()
      const at = clock.businessNow()
      await trx
        .insertQuery()
        .table('notes')
        .insert({
          id: noteId,
          [noteColumns[about]]: id,
          text,
          written_by: actor.id,
          written_at: at.toJSDate(),
        })
      // Not the text: the trail is for ever and for other eyes, and a note may hold what is personal.
      await audit(
        {
          actor,
          command: about === 'users' ? 'users.note' : 'registrations.note',
          subject: { type: about, id },
          after: { noteId },
        },
        trx
      )
      return { id: noteId, text, at: at.toUTC().toISO(), by: actor.fullName }
    })
  }
}
