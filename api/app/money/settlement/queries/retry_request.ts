import { prepared, type Trx } from '#app/platform/database/database'
import { retryStands } from './retry_stands.js'

const asked = `string_agg(concat_ws(' ', payouts.id, payouts.attempt, payouts.retry_iban,
  payouts.retry_requested_by, extract(epoch from payouts.retry_requested_at)), ',' order by payouts.reference)`

/** SQL: a UUID of exactly these waiting transfers, so that later ones are not approved unseen. */
export const retryRequestId = `overlay(overlay(md5(${asked}) placing '8' from 13) placing '8' from 17)::uuid`

/** SQL: whether it waits for a second person. */
export const retryWaits = `payouts.retry_iban is not null and ${retryStands}`

const ofRunSql = `select ${retryRequestId} as id from payouts where run_id = ? and ${retryWaits}`

/** Null where nothing waits. */
export const retryRequestOf = async (runId: string, trx?: Trx): Promise<string | null> => {
  const [{ id }] = await prepared<{ id: string | null }>('retry_request_of', ofRunSql, [runId], trx)
  return id
}

const runSql = `
  select run_id as "runId"
    from (select run_id, ${retryRequestId} as id from payouts where ${retryWaits} group by run_id) waiting
   where id = ?`

/** Undefined once decided or changed. */
export const runOfRetry = async (requestId: string): Promise<string | undefined> => {
  const [found] = await prepared<{ runId: string }>('run_of_retry', runSql, [requestId])
  return found?.runId
}
