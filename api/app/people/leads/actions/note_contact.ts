import { contactLists, type ContactKind } from '#contracts/leads'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { lockContact } from '../steps/lock_contact.js'

interface NoteCommand {
  actor: StaffActor
  kind: ContactKind
  id: string
  reason: string
}

export default class NoteContact {
  /** @throws NotFound */
  async execute({ actor, kind, id, reason }: NoteCommand): Promise<void> {
    await transaction(async (trx) => {
      await lockContact({ kind, id }, trx)
      const subject = { type: contactLists[kind], id }
      await audit({ actor, command: 'contacts.note', subject, reason }, trx)
    })
  }
}
