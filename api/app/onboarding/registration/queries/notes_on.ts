import { notePage, type Note, type NotePage, type NoteSubject } from '#contracts/notes'
import db from '@adonisjs/lucid/services/db'
import { prepared, type Trx } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

/** A note on a record of one kind. */
export interface NotedRecord {
  about: NoteSubject
  id: string
}

export const noteColumns = {
  users: 'user_id',
  registrations: 'registration_id',
} as const satisfies Record<NoteSubject, string>

const sqlOf = (about: NoteSubject) => `
  select note.id, note.text, note.written_at as at, staff.full_name as by
    from notes note
    join staff_accounts staff on staff.id = note.written_by
   where note.${noteColumns[about]} = ?
   order by note.written_at desc, note.id desc
   limit ? offset ?`

/** @throws NotFound */
export const expectRecord = async ({ about, id }: NotedRecord, trx?: Trx): Promise<void> => {
  const found = await (trx ?? db).from(about).where({ id }).select('id').first()
  if (!found) throw new NotFound()
}

/** One page of the notes on a record, newest first. @throws NotFound */
export const notesOn = async (record: NotedRecord, page = 1): Promise<NotePage> => {
  await expectRecord(record)
  const rows = await prepared<Omit<Note, 'at'> & { at: Date }>(
    `notes_on_${record.about}`,
    sqlOf(record.about),
    [record.id, notePage.size + 1, (page - 1) * notePage.size]
  )
  const items = rows
    .slice(0, notePage.size)
    .map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
  return { items, hasMore: rows.length > notePage.size }
}
