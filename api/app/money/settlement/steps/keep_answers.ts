import logger from '@adonisjs/core/services/logger'
import type { PayoutAlarm } from '#contracts/settlement'
import type { StaffActor } from '#app/platform/audit/actor'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { beginDoubts } from '#app/money/withdrawals/steps/doubt_at_bank'
import type { ResultLine } from '../domain/result.js'

/** A first answer to an attempt; an alarm where it contradicts. */
interface Heard {
  payout: { id: string; withdrawalId: string | null }
  line: ResultLine
  attempt: number
  digest: string
  alarm: PayoutAlarm | null
}

const answersSql = `
  insert into payout_answers
         (id, payout_id, attempt, digest, status, amount, tracking_number, reason, file_id, imported_by,
          imported_at)
  select said.*, ?::uuid, ?::uuid, ?
    from unnest(?::uuid[], ?::uuid[], ?::smallint[], ?::text[], ?::text[], ?::bigint[], ?::text[],
                ?::text[]) as said`

const alarmsSql = `
  insert into payout_alarms (id, payout_id, kind, raised_at)
  select raised.*, ? from unnest(?::uuid[], ?::uuid[], ?::text[]) as raised`

/** The caller holds the run's lock. */
export const keepAnswers = async (
  heard: readonly Heard[],
  fileId: string | null,
  staff: StaffActor,
  trx: Trx
): Promise<void> => {
  if (heard.length === 0) return
  const at = clock.businessNow().toJSDate()
  const rows = heard.map((one) => ({ ...one, id: newId() }))
  await trx.rawQuery(answersSql, [
    fileId as string,
    staff.id,
    at,
    rows.map(({ id }) => id),
    rows.map(({ payout }) => payout.id),
    rows.map(({ attempt }) => attempt),
    rows.map(({ digest }) => digest),
    rows.map(({ line }) => line.status),
    rows.map(({ line: { amount } }) => (Number.isSafeInteger(amount) ? amount : null) as number),
    rows.map(({ line }) => (line.trackingNumber ?? null) as string),
    rows.map(({ line }) => (line.reason ?? null) as string),
  ])
  const alarms = rows.flatMap(({ alarm, ...row }) => (alarm ? [{ ...row, alarm }] : []))
  if (alarms.length === 0) return
  await trx.rawQuery(alarmsSql, [
    at,
    alarms.map(({ id }) => id),
    alarms.map(({ payout }) => payout.id),
    alarms.map(({ alarm }) => alarm),
  ])
  const doubted = alarms.flatMap(({ payout }) => payout.withdrawalId ?? [])
  if (doubted.length > 0) await beginDoubts(doubted, trx)
  for (const { payout, attempt, alarm } of alarms) {
    logger.error({ payoutId: payout.id, attempt, alarm }, 'the bank contradicts itself')
  }
}
