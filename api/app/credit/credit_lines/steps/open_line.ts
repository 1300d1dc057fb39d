import { inject } from '@adonisjs/core'
import CreateCard from '#app/cards/issuing/steps/create_card'
import type { Owner } from '#contracts/owners'
import { holdsCard } from '#contracts/plans'
import Ledger from '#app/money/ledger/ledger'
import { notifyCreditGiven } from '#app/people/owners/files'
import { ownerColumns } from '#app/people/owners/owner'
import type { AnyActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { newId } from '#app/platform/values/ids'
import { addJalaliYear } from '#app/platform/time/jalali'
import EarnPlatformFee from './earn_platform_fee.js'
import type { Allocatable } from './lock_allocatable.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    CreditAllocated: { lineId: string; owner: Owner; amount: number; expiresOn: string }
  }
}

export interface OpenLineCommand {
  actor: AnyActor
  /** Locked and checked by the caller. */
  allocatable: Allocatable
  amount: number
  /** Set when a second person decided. */
  requestedBy?: string
}

/** Line, earned fee, package, file and card at once. domain "The credit line" */
@inject()
export default class OpenLine {
  constructor(
    private ledger: Ledger,
    private createCard: CreateCard,
    private earnPlatformFee: EarnPlatformFee
  ) {}

  /** @returns the line's id */
  async execute(
    { actor, allocatable, amount, requestedBy }: OpenLineCommand,
    trx: Trx
  ): Promise<string> {
    const { file, fee, chosen } = allocatable
    const { owner } = file
    const { lineId, expiresOn, accountId } = await this.#insertLine(owner, trx)
    if (fee) await this.earnPlatformFee.execute(fee, trx)
    await chosen?.merge({ status: 'ENABLED' }).save()
    await notifyCreditGiven(file, trx)
    if (holdsCard(owner.plan)) await this.createCard.execute({ owner, holderId: null }, trx)
    await audit(
      {
        actor,
        command: 'credit.allocate',
        subject: { type: file.type, id: file.id },
        after: { creditLineId: lineId, amount, expiresOn, ...(requestedBy && { requestedBy }) },
      },
      trx
    )
    await this.ledger.setLimit(accountId, amount, trx)
    await publish('CreditAllocated', { lineId, owner, amount, expiresOn }, trx)
    return lineId
  }

  async #insertLine(owner: Owner, trx: Trx) {
    const accountId = await this.ledger.creditAccountOf(owner, trx)
    const [lineId, expiresOn] = [newId(), addJalaliYear(clock.today())]
    const now = clock.businessNow().toJSDate()
    await trx
      .insertQuery()
      .table('credit_lines')
      .insert({
        id: lineId,
        ...ownerColumns(owner),
        plan: owner.plan,
        account_id: accountId,
        allocated_at: now,
        expires_on: expiresOn,
        created_at: now,
        updated_at: now,
      })
    return { lineId, expiresOn, accountId }
  }
}
