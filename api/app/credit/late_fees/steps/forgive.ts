import { inject } from '@adonisjs/core'
import type { Owner } from '#contracts/owners'
import { lateFeeForgiven } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import type { StaffActor } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { prepared, type Trx } from '#app/platform/database/database'
import { AlreadyProcessed, NotFound, refusedField } from '#app/platform/errors'
import { newId } from '#app/platform/values/ids'
import { messages } from '../i18n/fa.js'

export interface LockedLateFee {
  id: string
  owner: Owner
  open: number
}

const sql = `
  select id, jsonb_build_object('type', owner_type, 'id', owner_id, 'plan', plan) as owner,
         charged - paid - forgiven as open
    from late_fees where id = ? for update`

/** @throws NotFound */
export const lockLateFee = async (id: string, trx: Trx): Promise<LockedLateFee> => {
  const [fee] = await prepared<LockedLateFee>('lock_forgiven_fee', sql, [id], trx)
  if (!fee) throw new NotFound()
  return fee
}

/** @throws AlreadyProcessed, InvalidFields (amount) above the rest */
export const amountToForgive = ({ open }: LockedLateFee, wanted: number | undefined): number => {
  if (open === 0) throw new AlreadyProcessed(messages.nothingOpen)
  const amount = wanted ?? open
  if (amount > open) throw refusedField('amount', messages.moreThanOpen)
  return amount
}

interface ForgiveStep {
  fee: LockedLateFee
  amount: number
  actor: StaffActor
  reason: string
  /** Set when a second person decided. */
  requestedBy?: string
}

/** Reverses the income. */
@inject()
export default class Forgive {
  constructor(private ledger: Ledger) {}

  async execute({ fee, amount, actor, reason, requestedBy }: ForgiveStep, trx: Trx): Promise<void> {
    await trx.from('late_fees').where('id', fee.id).increment('forgiven', amount)
    const account = await this.ledger.lateFeesOf(fee.owner, trx)
    const source = { type: 'late-fee', id: fee.id }
    const key = `LATE_FEE_FORGIVEN:${newId()}`
    await this.ledger.post('LATE_FEE_FORGIVEN', lateFeeForgiven(account, amount), source, trx, key)
    await audit(
      {
        actor,
        command: 'credit.forgive-late-fee',
        subject: { type: 'late-fees', id: fee.id },
        before: { open: fee.open },
        after: { open: fee.open - amount, ...(requestedBy && { requestedBy }) },
        reason,
      },
      trx
    )
  }
}
