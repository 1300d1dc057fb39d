import {
  reopenTransitions,
  stepTransitions,
  type Step,
  type StepStatus,
} from '#contracts/registration'
import { takeBackSeconds } from '#contracts/review'
import { keepVerdict } from '#app/people/identity/steps/keep_person'
import { personIn } from '#app/people/owners/owner'
import { violatedConstraint, type Trx } from '#app/platform/database/database'
import { Conflict, NotFound } from '#app/platform/errors'
import { publish, recall } from '#app/platform/events/outbox'
import type { Review, Reviewed, ReviewedFiles } from '#app/platform/review/review'
import { newId } from '#app/platform/values/ids'
import './events.js'
import { messages } from './i18n/fa.js'
import { lockFiles, type StepFile } from './steps/lock_files.js'
import { reopenFile, settleFile } from './steps/settle_file.js'

interface Subject extends Reviewed<StepStatus> {
  asked: StepFile
  /** An identity is that of all plans: whoever has one of its files in hand is told first. */
  all: readonly StepFile[]
}

export const registrationFiles: ReviewedFiles = {
  subject: 'registrations',
  rows: (trx) => trx.knexQuery().table('registrations'),
}

const verbs = { accept: 'approve', reject: 'reject', reopen: 'reopen' } as const

/** The code of who was approved with it is nobody else's. @throws Conflict */
const keepIdentity = async (userId: string, isApproved: boolean, trx: Trx): Promise<void> => {
  try {
    await keepVerdict(userId, isApproved, trx)
  } catch (error) {
    // Two may be approved at once, so the database has the last word.
    if (violatedConstraint(error) !== 'users_national_code') throw error
    throw new Conflict(messages.nationalCodeApproved)
  }
}

/** What the bank says of each step of a person's file. person §4 "Step status" */
export const registrationReview: Review<Step, StepStatus, Subject> = {
  files: registrationFiles,
  subject: 'registrations',
  command: (step, move) => `registrations.${step}.${verbs[move]}`,
  statusName: (step) => `${step}Status`,
  statuses: { accept: 'APPROVED', reject: 'REJECTED', reopen: 'PENDING' },
  moves: () => stepTransitions,
  reopenMoves: reopenTransitions,
  messages,
  async lock({ id, part }, trx) {
    const all = await lockFiles({ registrationId: id, step: part }, trx)
    const asked = all.find((file) => file.id === id)
    if (!asked) throw new NotFound()
    const { sentAt, decidedAt, decidedBy } = asked
    const status = asked[`${part}Status`]
    return {
      id,
      status,
      sentAt,
      decidedAt,
      decidedBy,
      files: all.map((file) => file.id),
      asked,
      all,
    }
  },
  async write({ asked, all }, change, trx) {
    const keep = change.move === 'reopen' ? reopenFile : settleFile
    for (const file of all) await keep(file, change, trx)
    if (change.part === 'identity') {
      await keepIdentity(asked.userId, change.move === 'accept', trx)
    }
  },
  async announce({ asked, all, status: before }, { part: step, move, reason = '' }, trx) {
    const { id: registrationId, userId, plan } = asked
    const said = { registrationId, owner: personIn(userId, plan), step, key: newId() }
    if (move === 'reject')
      await publish('StepRejected', { ...said, reason }, trx, { seconds: takeBackSeconds })
    if (move !== 'reopen') return
    // Of what nobody was told yet, nobody hears.
    let isUntold = false
    for (const { id } of all) {
      await recall('StepsApproved', { registrationId: id }, trx)
      if (await recall('StepRejected', { registrationId: id, step }, trx)) isUntold = true
    }
    if (before === 'REJECTED' && !isUntold) await publish('StepReopened', said, trx)
  },
}
