import db from '@adonisjs/lucid/services/db'
import { transaction, type Client, type Trx } from '#app/platform/database/database'
import { queue } from '#app/platform/jobs/main'
import { defineJob } from '#app/platform/jobs/queue'
import { clock } from '#app/platform/time/clock'
import { newId } from '#app/platform/values/ids'

interface Answer {
  answer: string
  detail: Record<string, unknown>
}

/** What outside systems are asked about files of one kind. */
interface Described<Asked extends { askedAt: Date }> {
  /** Of the job that asks, and of the one that asks again what could not be answered. */
  jobs: { answer: string; again: string }
  rows: (client: Client) => ReturnType<Client['knexQuery']>
  /** The column that names the file. */
  file: 'registration_id' | 'company_id'
  /** What a question is asked with. */
  read: (inquiryId: string) => Promise<Asked | undefined>
  /** Asks one outside system; what fails is UNAVAILABLE. */
  ask: (asked: Asked) => Promise<Answer>
  /** The file before its questions, where whoever asks anew locks it first. */
  lock?: (asked: Asked, trx: Trx) => Promise<unknown>
  /** What follows of an answer that was kept. */
  answered?: (asked: Asked, answer: string, trx: Trx) => Promise<void>
}

const atOnce = 200

export const defineInquiries = <Kind extends string, Asked extends { askedAt: Date }>({
  jobs,
  rows,
  file,
  ...of
}: Described<Asked>) => {
  const answer = defineJob<{ inquiryId: string }>({
    name: jobs.answer,
    /** Asks without holding a transaction meanwhile, and keeps what was said. */
    async run({ inquiryId }) {
      const asked = await of.read(inquiryId)
      if (!asked) return
      const said = await of.ask(asked)
      await transaction(async (trx) => {
        await of.lock?.(asked, trx)
        // An answer to a question that was asked anew meanwhile says nothing about the new data.
        const kept: unknown[] = await rows(trx)
          .where({ id: inquiryId, asked_at: asked.askedAt })
          .update({
            answer: said.answer,
            detail: JSON.stringify(said.detail),
            answered_at: clock.businessNow().toJSDate(),
          })
          .returning('id')
        if (kept.length > 0) await of.answered?.(asked, said.answer, trx)
      })
    },
  })

  /** Asks (again) what the kinds stand for; the questions leave with the caller's transaction. */
  const ask = async (fileId: string, kinds: readonly Kind[], trx: Trx): Promise<void> => {
    const main = await queue()
    for (const kind of kinds) {
      const asked = { answer: 'PENDING', detail: '{}', asked_at: clock.businessNow().toJSDate() }
      const [{ id }]: { id: string }[] = await rows(trx)
        .insert({ id: newId(), [file]: fileId, kind, ...asked })
        .onConflict([file, 'kind'])
        .merge({ ...asked, answered_at: null })
        .returning('id')
      await main.enqueue(answer, { inquiryId: id }, trx)
    }
  }

  /** Some systems close at night: what they could not answer is asked again until they do. */
  const again = defineJob({
    name: jobs.again,
    cron: '*/10 * * * *',
    async run() {
      const unanswered: { file: string; kind: Kind }[] = await rows(db.connection())
        .where('answer', 'UNAVAILABLE')
        .orderBy('asked_at')
        .limit(atOnce)
        .select({ file, kind: 'kind' })
      for (const row of unanswered) {
        await transaction((trx) => ask(row.file, [row.kind], trx))
      }
    },
  })

  return { ask, answer, again }
}
