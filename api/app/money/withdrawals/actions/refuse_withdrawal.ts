import { inject } from '@adonisjs/core'
import { withdrawalTransitions } from '#contracts/withdrawals'
import { canMove } from '#contracts/transitions'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'
import { AlreadyProcessed } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import GiveBack from '../steps/give_back.js'
import { lockWithdrawal } from '../steps/lock_withdrawal.js'

interface RefuseCommand {
  actor: StaffActor
  id: string
  reason: string
}

/** The amount returns to the wallet with a reason. */
@inject()
export default class RefuseWithdrawal {
  constructor(private giveBack: GiveBack) {}

  /** @throws NotFound, AlreadyProcessed (409) once sent or ended */
  async execute({ actor, id, reason }: RefuseCommand): Promise<void> {
    await transaction(async (trx) => {
      const withdrawal = await lockWithdrawal(id, trx)
      if (!canMove(withdrawalTransitions, withdrawal.status, 'CANCELED')) {
        throw new AlreadyProcessed(messages.decided)
      }
      const end = { status: 'CANCELED', by: 'STAFF', staffId: actor.id, reason } as const
      await this.giveBack.execute(withdrawal, end, trx)
      await audit(
        {
          actor,
          command: 'withdrawals.refuse',
          subject: { type: 'withdrawals', id },
          before: { status: withdrawal.status },
          after: { status: 'CANCELED' },
          reason,
        },
        trx
      )
    })
  }
}
