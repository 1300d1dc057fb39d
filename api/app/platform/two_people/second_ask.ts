import type { Permission } from '#contracts/identity'
import type { AuditCommand } from '#contracts/trail'
import type { StaffActor } from '../audit/actor.js'
import { audit } from '../audit/audit.js'
import { clock } from '../time/clock.js'
import type { Trx } from '../database/database.js'
import { assertSecondPerson, mayStill } from './second_person.js'

interface Ask {
  /** Who asked first stands in the row itself: `<column>_by` and `<column>_at`. */
  table: string
  column: string
  id: string
  /** What whoever asked must still hold. */
  permission: Permission
  actor: StaffActor
  /** The first one's line in the audit trail. */
  line: { command: AuditCommand; subject: { type: string; id: string }; reason?: string }
}

/**
 * A guard that one person may set is lifted when a second one asks for the same as the first. The caller holds the
 * lock of the row, and empties the columns where it lifts what may be set again.
 * @returns whether this is the second person; the first one's wish is kept
 * @throws BusinessRule (422) where the two are one hand
 */
export const isSecondToAsk = async (
  { table, column, id, permission, actor, line }: Ask,
  trx: Trx
): Promise<boolean> => {
  const by = `${column}_by`
  const row: Record<string, string> | null = await trx
    .from(table)
    .where({ id })
    .whereRaw(mayStill(`${table}.${by}`, permission))
    .select(by)
    .first()
  if (row) {
    if (row[by] === actor.id) return false
    await assertSecondPerson({ askedBy: row[by], approver: actor }, trx)
    return true
  }
  const asked = { [by]: actor.id, [`${column}_at`]: clock.businessNow().toJSDate() }
  await trx.from(table).where({ id }).update(asked)
  await audit({ actor, ...line }, trx)
  return false
}
