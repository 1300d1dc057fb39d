import { approbationRules, type ApprobationDocument } from '#contracts/approbations'
import { quorumOf } from '#contracts/quorum'
import { memberOf } from '#app/companies/domain/member_of'
import type { CustomerActor } from '#app/shared/actor'
import { clock } from '#app/shared/clock'
import { transaction } from '#app/shared/database'
import { Conflict, Throttled } from '#app/shared/errors'
import { publish } from '#app/shared/events/outbox'
import { documentsOf } from '../documents.js'
import { messages } from '../i18n/fa.js'
import { approbationOf } from '../queries/approbation_view.js'
import { lockApprobation } from '../steps/lock_approbations.js'

declare module '#app/shared/events/outbox' {
  interface Events {
    SignersNudged: { documentType: ApprobationDocument; documentId: string; at: string }
  }
}

interface NudgeCommand {
  actor: CustomerActor
  type: ApprobationDocument
  documentId: string
}

const everyMs = approbationRules.nudgeEveryMinutes * 60_000

/**
 * Reminds those who have not signed, whichever member asks for it.
 * @throws NotFound, Conflict where nobody is awaited, Throttled (429) within the hour
 */
export default class NudgeSigners {
  async execute({ actor, type, documentId }: NudgeCommand): Promise<{ waitingFor: string[] }> {
    const { companyId } = memberOf(actor)
    return transaction(async (trx) => {
      await lockApprobation(type, documentId, trx)
      const { approbation, signers } = await approbationOf({ type, documentId, companyId }, trx)
      const [state] = await documentsOf(type).states([documentId], trx)
      const { waitingFor } = quorumOf(signers, approbation.minimumOptional)
      if (approbation.status !== 'PENDING' || !state.isOpen || waitingFor.length === 0) {
        throw new Conflict(messages.nobodyToNudge)
      }
      const now = clock.systemNow()
      const waitMs = (approbation.nudgedAt?.getTime() ?? -Infinity) + everyMs - now.toMillis()
      if (waitMs > 0) {
        const minutes = approbationRules.nudgeEveryMinutes
        throw new Throttled(Math.ceil(waitMs / 1000), messages.nudgedLately(minutes))
      }
      await trx
        .from('approbations')
        .where('id', approbation.id)
        .update({ nudged_at: now.toJSDate() })
      await publish('SignersNudged', { documentType: type, documentId, at: now.toISO() }, trx)
      return { waitingFor: waitingFor.map(({ fullName }) => fullName) }
    })
  }
}
