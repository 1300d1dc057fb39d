import { inject } from '@adonisjs/core'
import type { Owner } from '#contracts/owners'
import { lateFeeCharged } from '#app/money/ledger/domain/entries'
import Ledger from '#app/money/ledger/ledger'
import { ownerColumns } from '#app/people/owners/owner'
import { setting } from '#app/reference/settings/settings'
import { clock } from '#app/platform/time/clock'
import { prepared, transaction, type Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import { addDays } from '#app/platform/time/jalali'
import { lockOverdue } from '../overdue.js'
import { feeOfDay, type LateFeeTerms } from '../domain/late_fee.js'

const batch = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Frozen, returned and written-off debt is free of fees. */
const isCharged = `i.status <> 'CLEARED' and i.write_off_id is null and o.status not in ('FRAUD', 'CANCELED', 'TEST')`

/** Disputed parts cost nothing. */
const disputedLeft = `least(i.amount - i.paid_amount - i.reversed_amount, coalesce((
  select refund_amount from late_fees_disputes dispute where dispute.order_id = o.id), 0))`

const candidatesSql = `
  select i.id, o.id as "orderId"
    from late_fees_installments i join late_fees_invoices o on o.id = i.order_id
   where i.due_date < ? and ${isCharged} and i.id > ?
     and not exists (
       select from late_fees fee join late_fee_charges charge on charge.late_fee_id = fee.id
        where fee.installment_id = i.id and charge.day = ?)
   order by i.id limit ${batch}`

interface Candidate {
  id: string
  orderId: string
}

const overdueSql = `
  select jsonb_build_object('type', o.owner_type, 'id', o.owner_id, 'plan', o.plan) as owner,
         i.amount - i.paid_amount - i.reversed_amount - ${disputedLeft} as remaining, i.amount - i.reversed_amount as whole
    from late_fees_installments i join late_fees_invoices o on o.id = i.order_id
   where i.id = ? and ${isCharged}`

interface Overdue {
  owner: Owner
  remaining: number
  whole: number
}

const openSql = `
  insert into late_fees (id, installment_id, owner_type, owner_id, plan, last_day, created_at)
  values (?, ?, ?, ?, ?, ?, ?) on conflict (installment_id) do nothing`
const lockFeeSql = `select id, charged from late_fees where installment_id = ? for update`

const chargeSql = `
  insert into late_fee_charges (late_fee_id, day, base, rate_ppm, amount) values (?, ?, ?, ?, ?)
      on conflict do nothing returning amount`

@inject()
export default class ChargeLateFees {
  constructor(private ledger: Ledger) {}

  /**
   * @param day `YYYY-MM-DD` in Tehran
   * @returns how many were charged
   */
  async execute(day: string): Promise<number> {
    const [dailyPpm, capPpm, graceDays] = [
      await setting('lateFeeDailyPpm'),
      await setting('lateFeeCapPpm'),
      await setting('lateFeeGraceDays'),
    ]
    if (dailyPpm === 0 || capPpm === 0) return 0
    const dueBefore = addDays(day, -graceDays)
    let charged = 0
    for (let after = beforeAll; ;) {
      const candidates = await prepared<Candidate>('late_fee_candidates', candidatesSql, [
        dueBefore,
        after,
        day,
      ])
      for (const candidate of candidates) {
        if (await this.#charge(candidate, day, { dailyPpm, capPpm })) charged++
      }
      if (candidates.length < batch) return charged
      after = candidates[batch - 1].id
    }
  }

  #charge(candidate: Candidate, day: string, terms: LateFeeTerms): Promise<boolean> {
    const { id } = candidate
    return transaction(async (trx) => {
      await lockOverdue(candidate, trx)
      const [found] = await prepared<Overdue>('overdue_installment', overdueSql, [id], trx)
      // Paid, returned or reported meanwhile.
      if (!found) return false
      const fee = await feeOf(id, found.owner, day, trx)
      const amount = feeOfDay({ ...found, charged: fee.charged }, terms)
      if (amount === 0) return false
      const bindings = [fee.id, day, found.remaining, terms.dailyPpm, amount]
      const [kept] = await prepared<{ amount: number }>('charge_late_fee', chargeSql, bindings, trx)
      if (!kept) return false
      await trx.from('late_fees').where('id', fee.id).increment('charged', amount)
      await trx.from('late_fees').where('id', fee.id).update({ last_day: day })
      const account = await this.ledger.lateFeesOf(found.owner, trx)
      const source = { type: 'late-fee', id: fee.id }
      const key = `LATE_FEE_CHARGED:${fee.id}:${day}`
      await this.ledger.post('LATE_FEE_CHARGED', lateFeeCharged(account, amount), source, trx, key)
      return true
    })
  }
}

const feeOf = async (installmentId: string, owner: Owner, day: string, trx: Trx) => {
  const { owner_type: type, owner_id: ownerId } = ownerColumns(owner)
  const now = clock.businessNow().toJSDate()
  const bindings = [newId(), installmentId, type, ownerId, owner.plan, day, now]
  await prepared('open_late_fee', openSql, bindings, trx)
  const [fee] = await prepared<{ id: string; charged: number }>(
    'lock_late_fee',
    lockFeeSql,
    [installmentId],
    trx
  )
  return fee
}
