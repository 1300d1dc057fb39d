import { approbationRules } from '#contracts/approbations'
import { sendSms } from '#app/people/notifications/jobs/send_sms'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { queue } from '#app/platform/jobs/main'
import { defineJob } from '#app/platform/jobs/queue'
import { documentsOf } from '../documents.js'
import { lockDocuments } from '../steps/lock_documents.js'
import { messagesToSigners, sayings, type AskedDocument } from '../steps/messages_to_signers.js'

const everyMs = approbationRules.nudgeEveryMinutes * 60_000

const sql = `
  select max(asked_at) as "askedAt", max(round) filter (where document_id = ?) as round,
         coalesce(max(asked_round) filter (where document_id = ?), 0) as "askedRound"
    from approbations
   where document_type = ? and document_id = any(?::uuid[])`

interface Row {
  askedAt: Date | null
  round: number
  /** 0 where this document was not asked for by this job. */
  askedRound: number
}

/**
 * Asks those who have to sign a document that is replaced or changed as often as others like: at once, and within an hour of
 * the last time when that hour is over. What was replaced, changed or decided meanwhile asks for nothing, so that the last
 * state is asked for in any case, and alone. Must be idempotent: each round of a document is asked for once.
 */
export const askSigners = defineJob<AskedDocument>({
  name: 'ask-signers',
  run: (asked) => transaction((trx) => ask(asked, trx)),
})

const ask = async (asked: AskedDocument, trx: Trx): Promise<void> => {
  const { documentType: type, documentId } = asked
  // Held by whoever replaces it: two of them ask one after the other.
  await lockDocuments(type, [documentId], trx)
  const [state] = await documentsOf(type).states([documentId], trx)
  if (!state?.isOpen) return
  const inPlaceOf = await documentsOf(type).replacedBy(documentId, trx)
  const [{ askedAt, round, askedRound }] = await prepared<Row>(
    'signers_asked_at',
    sql,
    [documentId, documentId, type, [documentId, ...inPlaceOf]],
    trx
  )
  if (askedRound >= round) return
  const jobs = await queue()
  const now = clock.systemNow().toMillis()
  const dueAt = (askedAt?.getTime() ?? -Infinity) + everyMs
  if (dueAt > now) return jobs.enqueue(askSigners, asked, trx, new Date(dueAt))
  await trx
    .from('approbations')
    .where({ document_type: type, document_id: documentId })
    .update({ asked_at: new Date(now), asked_round: round })
  const template = round === 1 ? sayings[type].first : sayings[type].again
  for (const message of await messagesToSigners({ ...asked, key: String(round), template }, trx)) {
    await jobs.enqueue(sendSms, message, trx)
  }
}
