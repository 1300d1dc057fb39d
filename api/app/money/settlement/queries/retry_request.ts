import { prepared, type Trx } from '#app/platform/database/database'
import { retryStands } from './retry_stands.js'

const asked = `string_agg(concat_ws(' ', payouts.id, payouts.attempt, payouts.retry_iban,
  payouts.retry_requested_by, extract(epoch from payouts.retry_requested_at)), ',' order by payouts.reference)`

/**
 * SQL over the transfers of a run that wait: a UUID that stands for exactly these. Nobody approves with it what was asked
 * for after they had looked.
 */
export const retryRequestId = `overlay(overlay(md5(${asked}) placing '8' from 13) placing '8' from 17)::uuid`

/** SQL: which transfers wait for a second person. */
export const retryWaits = `payouts.retry_iban is not null and ${retryStands}`

const ofRunSql = `select ${retryRequestId} as id from payouts where run_id = ? and ${retryWaits}`

/** What waits for a second person on a run; null where nothing does. */
export const retryRequestOf = async (runId: string, trx?: Trx): Promise<string | null> => {
  const [{ id }] = await prepared<{ id: string | null }>('retry_request_of', ofRunSql, [runId], trx)
  return id
}

const runSql = `
  select run_id as "runId"
    from (select run_id, ${retryRequestId} as id from payouts where ${retryWaits} group by run_id) waiting
   where id = ?`

/** Whose transfers a request asks for; nothing once it is decided, or asks for others. */
export const runOfRetry = async (requestId: string): Promise<string | undefined> => {
  const [found] = await prepared<{ runId: string }>('run_of_retry', runSql, [requestId])
  return found?.runId
}
