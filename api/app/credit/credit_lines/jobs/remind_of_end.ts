import type { OwnerName } from '#contracts/owners'
import { creditReminderDays } from '#contracts/registration'
import { onDayClosed } from '#app/platform/time/close_of_day'
import { prepared, transaction } from '#app/platform/database/database'
import { publishAll } from '#app/platform/events/outbox'
import { addDays } from '#app/platform/time/jalali'

declare module '#app/platform/events/outbox' {
  interface Events {
    CreditEnding: CreditEnd
    CreditExpired: CreditEnd
  }
}
interface CreditEnd {
  lineId: string
  owner: OwnerName
  expiresOn: string
}

type EndEvent = 'CreditEnding' | 'CreditExpired'

const batch = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

const ending = `
  select id as "lineId", jsonb_build_object('type', owner_type, 'id', owner_id) as owner, expires_on as "expiresOn" from credit_lines
   where expires_on = ? and id > ?
   order by id limit ${batch}`

const publishAt = async (event: EndEvent, expiresOn: string) => {
  let after: string | null = beforeAll
  while (after) after = await publishBatch(event, expiresOn, after)
}

/** @returns the batch's last line; null at the end */
const publishBatch = (event: EndEvent, expiresOn: string, after: string): Promise<string | null> =>
  transaction(async (trx) => {
    const lines = await prepared<CreditEnd>('credit_ending', ending, [expiresOn, after], trx)
    await publishAll(event, lines, trx)
    return lines.length === batch ? lines[batch - 1].lineId : null
  })

/** Idempotent: the message's key names line and day. */
onDayClosed({
  name: 'remind of the end of credit',
  phase: 'credit',
  async run(day) {
    await publishAt('CreditEnding', addDays(day, 1 + creditReminderDays))
    await publishAt('CreditExpired', day)
  },
})
