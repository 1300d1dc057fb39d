import type { StaffActor, CustomerActor } from '#app/platform/audit/actor'
import { consumeDailyQuota } from '#app/platform/http/daily_quota'
import { messages } from '../i18n/fa.js'

/** Files of a day that one person may ask for. */
const filesPerDay = 200

/** @throws Throttled (429) */
export const countEvidence = ({ id }: StaffActor | CustomerActor): Promise<void> =>
  consumeDailyQuota({
    name: 'signature-evidence',
    who: id,
    perDay: filesPerDay,
    message: messages.evidenceToday,
  })
