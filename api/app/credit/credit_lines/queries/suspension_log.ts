import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { prepared } from '#app/platform/database/database'
import { NotFound } from '#app/platform/errors'

export interface SuspensionLogLine {
  event: 'SUSPENDED' | 'LIFTED'
  at: Date
  by: PersonOfStaff | null
  note: string | null
}

const sql = `
  select 'SUSPENDED' as event, block.blocked_at as at, ${personOfStaff('blocking')} as by, block.note
    from suspensions block left join staff_accounts blocking on blocking.id = block.blocked_by
   where block.id = ?
   union all
  select 'LIFTED', block.lifted_at, ${personOfStaff('lifting')}, block.lift_note
    from suspensions block left join staff_accounts lifting on lifting.id = block.lifted_by
   where block.id = ? and block.lifted_at is not null`

/**
 * GET /user-suspensions/suspension-logs/{id}, oldest first
 * @throws NotFound
 */
export const suspensionLog = async (id: string): Promise<SuspensionLogLine[]> => {
  const lines = await prepared<SuspensionLogLine>('suspension_log', sql, [id, id])
  if (lines.length === 0) throw new NotFound()
  return lines
}
