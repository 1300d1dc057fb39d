import type { DateTime } from 'luxon'
import { approbationRules, type ApprobationDocument } from '#contracts/approbations'
import { quorumOf } from '#contracts/quorum'
import { memberOf } from '#app/onboarding/companies/domain/member_of'
import type { CustomerActor } from '#app/platform/audit/actor'
import { clock, tehran } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict, Throttled } from '#app/platform/errors'
import { publish } from '#app/platform/events/outbox'
import { documentsOf } from '../documents.js'
import { messages } from '../i18n/fa.js'
import { approbationOf } from '../queries/approbation_view.js'
import { approbationsOf, type Approbation } from '../queries/approbations.js'
import { lockDocuments } from '../steps/lock_documents.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    SignersNudged: { documentType: ApprobationDocument; documentId: string; at: string }
  }
}

interface NudgeCommand {
  actor: CustomerActor
  type: ApprobationDocument
  documentId: string
}

const { nudgeEveryMinutes, nudgesPerDay } = approbationRules
const everyMs = nudgeEveryMinutes * 60_000

const dayOf = (now: DateTime): string => now.setZone(tehran).toISODate()!

const nudgesOn = ({ nudgedOn, nudges }: Approbation, day: DateTime): number =>
  nudgedOn === dayOf(day) ? nudges : 0

/** Of the document and of those that it stands in the place of. @throws Throttled (429) within the hour, and beyond what a day allows */
const refuseTooOften = (reminded: readonly Approbation[], now: DateTime): void => {
  const last = Math.max(...reminded.map(({ nudgedAt }) => nudgedAt?.getTime() ?? -Infinity))
  const waitMs = last + everyMs - now.toMillis()
  if (waitMs > 0) {
    throw new Throttled(Math.ceil(waitMs / 1000), messages.nudgedLately(nudgeEveryMinutes))
  }
  const today = reminded.reduce((sum, one) => sum + nudgesOn(one, now), 0)
  if (today >= nudgesPerDay) {
    const tomorrow = now.setZone(tehran).plus({ days: 1 }).startOf('day')
    const seconds = Math.ceil(tomorrow.diff(now).as('seconds'))
    throw new Throttled(seconds, messages.nudgedOften(nudgesPerDay))
  }
}

/**
 * Reminds those who have not signed, whichever member asks for it.
 * @throws NotFound, Conflict where nobody is awaited, Throttled (429) within the hour and beyond what a day allows
 */
export default class NudgeSigners {
  async execute({ actor, type, documentId }: NudgeCommand): Promise<{ waitingFor: string[] }> {
    const { companyId } = memberOf(actor)
    return transaction(async (trx) => {
      await lockDocuments(type, [documentId], trx)
      const { approbation, signers } = await approbationOf({ type, documentId, companyId }, trx)
      const [state] = await documentsOf(type).states([documentId], trx)
      const { waitingFor } = quorumOf(signers, approbation.minimumOptional)
      if (approbation.status !== 'PENDING' || !state.isOpen || waitingFor.length === 0) {
        throw new Conflict(messages.nobodyToNudge)
      }
      const now = clock.systemNow()
      const replaced = await documentsOf(type).replacedBy(documentId, trx)
      refuseTooOften([approbation, ...(await approbationsOf(type, replaced, trx))], now)
      const nudges = nudgesOn(approbation, now) + 1
      const change = { nudged_at: now.toJSDate(), nudged_on: dayOf(now), nudges }
      await trx.from('approbations').where('id', approbation.id).update(change)
      await publish('SignersNudged', { documentType: type, documentId, at: now.toISO() }, trx)
      return { waitingFor: waitingFor.map(({ fullName }) => fullName) }
    })
  }
}
