import { clock } from '#app/platform/time/clock'
import { prepared } from '#app/platform/database/database'

/** What was begun a moment ago is left to its own callback. */
const restMs = 60_000
const atOnce = 200

const enrollmentsSql = `
  select id from signature_enrollments
   where status = 'SUBMITTED' and submitted_at < ? order by random() limit ?`
const signaturesSql = `
  select id from document_signatures
   where status = 'OPEN' and created_at < ? order by random() limit ?`

/** What the provider has not answered yet, in no order: what can never be answered keeps nothing else waiting. */
export const waitingForProvider = async () => {
  const values = [clock.systemNow().minus({ milliseconds: restMs }).toJSDate(), atOnce]
  const enrollments = await prepared<{ id: string }>('waiting_enrollments', enrollmentsSql, values)
  const signatures = await prepared<{ id: string }>('waiting_signatures', signaturesSql, values)
  return { enrollments, signatures }
}
