import type { BlockReason } from '#contracts/credit'
import { NotFound } from '#app/platform/errors'
import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'
import { personOfStaff, type PersonOfStaff } from '#app/platform/resource/person'
import { mayStill } from '#app/platform/two_people/second_person'

interface LineDetails {
  registrationId: string | null
  hasActivePlatformFee: boolean
  /** The package that was paid for, above which no limit goes; null where there are none. Rials. */
  ceiling: number | null
  blocks: {
    reason: BlockReason
    note: string | null
    blockedAt: string
    /** The first of two to ask. */
    liftAskedBy: PersonOfStaff | null
    liftAskedAt: string | null
  }[]
}

const sql = `
  select r.registration_id as "registrationId",
         fee_is_active(line.owner_type, line.owner_id, line.plan, line.expires_on, ?) as "hasActivePlatformFee",
         (select package.amount from chosen_packages package
           where package.registration_id = r.registration_id and package.status = 'ENABLED') as ceiling,
         (select coalesce(jsonb_agg(jsonb_build_object(
                   'reason', block.reason, 'note', block.note, 'blockedAt', block.blocked_at,
                   'liftAskedBy', ${personOfStaff('asking')},
                   'liftAskedAt', case when asking.id is not null then block.lift_asked_at end)
                   order by block.blocked_at), '[]')
            from suspensions block
            left join staff_accounts asking on asking.id = block.lift_asked_by
             and ${mayStill('block.lift_asked_by', 'credit.suspend')}
           where block.line_id = line.id and block.lifted_at is null) as blocks
    from credit_lines line
    left join owner_plans r on r.owner_type = line.owner_type and r.owner_id = line.owner_id
     and r.plan = line.plan
   where line.id = ?`

export const lineDetails = async (id: string): Promise<LineDetails> => {
  const [row] = await prepared<LineDetails>('line_details', sql, [clock.today(), id])
  if (!row) throw new NotFound()
  return row
}
