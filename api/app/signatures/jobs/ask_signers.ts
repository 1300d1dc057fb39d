import { approbationRules } from '#contracts/approbations'
import { sendSms } from '#app/notifications/jobs/send_sms'
import { clock } from '#app/shared/clock'
import { prepared, transaction, type Trx } from '#app/shared/database'
import { queue } from '#app/shared/jobs/main'
import { defineJob } from '#app/shared/jobs/queue'
import { documentsOf } from '../documents.js'
import { lockDocuments } from '../steps/lock_documents.js'
import { messagesToSigners, sayings, type AskedDocument } from '../steps/messages_to_signers.js'

const everyMs = approbationRules.nudgeEveryMinutes * 60_000

const sql = `
  select max(asked_at) as "askedAt", max(asked_at) filter (where document_id = ?) as "askedForThis"
    from approbations
   where document_type = ? and document_id = any(?::uuid[])`

interface Row {
  askedAt: Date | null
  askedForThis: Date | null
}

/**
 * Asks those who have to sign a document that may be replaced as often as its owner likes: at once, and within an hour of
 * the last time when that hour is over. What was replaced or decided meanwhile asks for nothing, so that the last one is
 * asked for in any case, and alone. Must be idempotent: a document is asked for once.
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
  const [{ askedAt, askedForThis }] = await prepared<Row>(
    'signers_asked_at',
    sql,
    [documentId, type, [documentId, ...inPlaceOf]],
    trx
  )
  if (askedForThis) return
  const jobs = await queue()
  const now = clock.systemNow().toMillis()
  const dueAt = (askedAt?.getTime() ?? -Infinity) + everyMs
  if (dueAt > now) return jobs.enqueue(askSigners, asked, trx, new Date(dueAt))
  await trx
    .from('approbations')
    .where({ document_type: type, document_id: documentId })
    .update({ asked_at: new Date(now) })
  const template = sayings[type].first
  for (const message of await messagesToSigners({ ...asked, key: '1', template }, trx)) {
    await jobs.enqueue(sendSms, message, trx)
  }
}
