import { hash } from 'node:crypto'
import { parcelTransitions, type AnsweredParcel, type PostAnswer } from '#contracts/cards'
import { canMove } from '#contracts/transitions'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import type { PostLine } from '../domain/post_rows.js'
import { advanceParcel, lockParcel } from '../steps/advance_parcel.js'

interface ImportCommand {
  actor: StaffActor
  lines: PostLine[]
}

/** By card id, the common lock order. */
const parcelsSql = `
  select id, tracking_number as "trackingNumber" from parcels
   where tracking_number = any(?) order by card_id, created_at, id`
const keepSql = `
  insert into post_answer_files (digest, imported_by, imported_at) values (?, ?, ?)
  on conflict do nothing returning digest`

/**
 * Of understood rows, so that resaving changes nothing. A single row may recur honestly; many equal ones are
 * yesterday's file.
 */
const digestOf = (lines: readonly PostLine[]): string => {
  const rows = lines.map(({ trackingNumber, status }) => [trackingNumber, status])
  const day = lines.length === 1 ? [clock.today()] : []
  return hash('sha256', JSON.stringify([...rows, ...day]))
}

const answered = ({ row, trackingNumber }: PostLine, answer: PostAnswer): AnsweredParcel => ({
  row,
  trackingNumber,
  answer,
})

/** Row by row; misfits are reported. A repeated file is ignored: it would move resent parcels back. */
export default class ImportPostAnswer {
  async execute({ actor, lines }: ImportCommand): Promise<AnsweredParcel[]> {
    return transaction(async (trx) => {
      const digest = digestOf(lines)
      const kept = await prepared<{ digest: string }>(
        'keep_post_answer',
        keepSql,
        [digest, actor.id, clock.businessNow().toJSDate()],
        trx
      )
      if (kept.length === 0) return lines.map((line) => answered(line, 'REPEATED_FILE'))
      const answers = await answerAll(actor, lines, trx)
      const moved = answers.filter(({ answer }) => answer === 'MOVED').length
      // A file without effect may come again.
      if (moved === 0) {
        await trx.from('post_answer_files').where({ digest }).delete()
        return answers
      }
      const subject = { type: 'parcels', id: null }
      const after = { rows: lines.length, moved }
      await audit({ actor, command: 'parcels.import', subject, after }, trx)
      return answers
    })
  }
}

const answerAll = async (
  actor: StaffActor,
  lines: readonly PostLine[],
  trx: Trx
): Promise<AnsweredParcel[]> => {
  const numbers = lines.map(({ trackingNumber }) => trackingNumber)
  const parcels = await prepared<{ id: string; trackingNumber: string | null }>(
    'parcels_of_answer',
    parcelsSql,
    [numbers],
    trx
  )
  const known = new Map(parcels.map(({ id, trackingNumber }, at) => [trackingNumber, { id, at }]))
  const place = ({ trackingNumber }: PostLine) => known.get(trackingNumber)?.at ?? parcels.length
  const answers = new Map<PostLine, PostAnswer>()
  for (const line of lines.toSorted((a, b) => place(a) - place(b))) {
    const parcel = known.get(line.trackingNumber)
    answers.set(line, parcel ? await answer(actor, parcel.id, line, trx) : 'UNKNOWN_PARCEL')
  }
  return lines.map((line) => answered(line, answers.get(line)!))
}

const answer = async (
  actor: StaffActor,
  parcelId: string,
  { status }: PostLine,
  trx: Trx
): Promise<PostAnswer> => {
  if (!status) return 'UNKNOWN_STATUS'
  const parcel = await lockParcel(parcelId, trx)
  if (parcel.status === status) return 'THERE_ALREADY'
  if (!canMove(parcelTransitions, parcel.status, status)) return 'IMPOSSIBLE_MOVE'
  await advanceParcel(actor, parcel, status, trx)
  return 'MOVED'
}
