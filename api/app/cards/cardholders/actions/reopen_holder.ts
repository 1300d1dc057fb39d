import { companyReopenTransitions, type CompanyStatus } from '#contracts/companies'
import { canMove } from '#contracts/transitions'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import { transaction } from '#app/platform/database/database'
import { Conflict } from '#app/platform/errors'
import { publish, recall } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { refuseClaimed } from '#app/platform/review/claims'
import { refuseTakingBack, type TakingBack } from '#app/platform/review/take_back'
import '../events.js'
import { columns, standing, type HolderStep } from '../domain/holder_step.js'
import { messages } from '../i18n/fa.js'
import { lockHolder } from '../steps/lock_holder.js'

interface Reopening extends TakingBack {
  holderId: string
  step: HolderStep
}

const commands = {
  holder: 'card-holders.reopen',
  contract: 'card-holders.reopen-contract',
} as const

/** Brings the holder of a company's card, or the contract for it, back to the officers, until the card is made. */
export default class ReopenHolder {
  /** @throws NotFound; Conflict (409) when it waits already or there is a card; InvalidFields without a needed reason */
  async execute(reopening: Reopening): Promise<{ status: CompanyStatus }> {
    const { actor, holderId, step, reason } = reopening
    return transaction(async (trx) => {
      const holder = await lockHolder(holderId, trx)
      if (holder.isRemoved) throw new Conflict(messages.removed)
      const decided = standing[step](holder)
      if (!canMove(companyReopenTransitions, decided.status, 'PENDING')) {
        throw new Conflict(
          decided.status === 'START' ? messages.notDecided : messages.resentMeanwhile
        )
      }
      refuseTakingBack(decided, reopening)
      await refuseClaimed({ of: 'card_holders', id: holderId, actor }, trx)
      if (holder.hasCard) throw new Conflict(messages.cardMade)
      const { status, rejection, decidedAt, decidedBy } = columns[step]
      await trx
        .from('card_holders')
        .where('id', holderId)
        .update({
          [status]: 'PENDING',
          [rejection]: null,
          [decidedAt]: null,
          [decidedBy]: null,
          updated_at: clock.businessNow().toJSDate(),
        })
      await audit(
        {
          actor,
          command: commands[step],
          subject: { type: 'card-holders', id: holderId },
          before: { status: decided.status },
          after: { status: 'PENDING' },
          reason,
        },
        trx
      )
      if (decided.status === 'REJECTED') {
        const what = messages.rejected[step](holder.name)
        const { companyId } = holder
        const isUntold = await recall('CardHolderRefused', { holderId, what }, trx)
        if (!isUntold) await publish('CardHolderReopened', { companyId, what, key: newId() }, trx)
      }
      return { status: 'PENDING' }
    })
  }
}
