import { inject } from '@adonisjs/core'
import { packageTransitions, type PackageStatus } from '#contracts/credit'
import { statusesBefore } from '#contracts/transitions'
import ChosenPackage from '#app/credit/credit_lines/models/chosen_package'
import PlatformFee from '#app/credit/credit_lines/models/platform_fee'
import { platformFeeRefunded } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import { lockFile, type FileName } from '#app/people/owners/files'
import type { Owner } from '#contracts/owners'
import type { AnyActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { clock } from '#app/platform/time/clock'
import type { Trx } from '#app/platform/database/database'
import { publish } from '#app/platform/events/outbox'
import { messages } from '../i18n/fa.js'
import { endWaitingAllocation } from './end_waiting_allocation.js'

declare module '#app/platform/events/outbox' {
  interface Events {
    /** `creditYear` is missing in what was published before it was told. */
    PlatformFeeRefunded: {
      feeId: string
      owner: Owner
      amount: number
      why: RefundReason
      creditYear?: number
    }
  }
}

/** domain "The platform fee" */
export type RefundReason = 'NOT_ALLOCATED_IN_TIME' | 'SCORE_REFUSED' | 'CANCELED' | 'WRITTEN_OFF'

const packageAfter = {
  NOT_ALLOCATED_IN_TIME: 'EXPIRED',
  SCORE_REFUSED: 'EXPIRED',
  CANCELED: 'CANCELED',
  WRITTEN_OFF: 'CANCELED',
} as const satisfies Record<RefundReason, PackageStatus>

/** Why a request for credit that still waits comes to nothing. */
const nothingToAllocate = {
  NOT_ALLOCATED_IN_TIME: messages.feeMissing,
  SCORE_REFUSED: messages.fileRefused,
  CANCELED: messages.feeMissing,
  WRITTEN_OFF: messages.feeMissing,
} as const satisfies Record<RefundReason, string>

interface RefundCommand {
  actor: AnyActor
  file: FileName
  why: RefundReason
  reason?: string
}

/** Once, fee and VAT exactly; the file's lock decides against an allocation. */
@inject()
export default class RefundPlatformFee {
  constructor(private ledger: Ledger) {}

  /** @returns whether there was one */
  async execute({ actor, file: name, why, reason }: RefundCommand, trx: Trx) {
    const { owner, registrationId, type, id } = await lockFile(name, trx)
    await endWaitingAllocation({ actor, file: name, reason: nothingToAllocate[why] }, trx)
    const fee = await PlatformFee.query({ client: trx })
      .where({ ownerType: owner.type, ownerId: owner.id, plan: owner.plan, status: 'PAID' })
      .forUpdate()
      .first()
    if (!fee) return false
    const wallet = await this.ledger.walletOf(owner, trx)
    await this.ledger.post(
      'PLATFORM_FEE_REFUNDED',
      platformFeeRefunded(wallet, fee.fee, fee.vat),
      { type: 'platform-fee', id: fee.id },
      trx
    )
    await fee.merge({ status: 'REFUNDED', settledAt: clock.businessNow() }).save()
    const status = packageAfter[why]
    await ChosenPackage.query({ client: trx })
      .where({ registrationId })
      .whereIn('status', statusesBefore(packageTransitions, status))
      .update({ status, updatedAt: clock.businessNow().toJSDate() })
    await audit(
      {
        actor,
        command: 'platform-fee.refund',
        subject: { type, id },
        after: { platformFeeId: fee.id, amount: fee.fee + fee.vat, why },
        reason,
      },
      trx
    )
    const amount = fee.fee + fee.vat
    const { id: feeId, creditYear } = fee
    await publish('PlatformFeeRefunded', { feeId, owner, amount, why, creditYear }, trx)
    return true
  }
}
