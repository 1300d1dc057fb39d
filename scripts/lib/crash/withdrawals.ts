import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { type CodeSeals, writeCodesFor } from '../../bench/invoices.ts'
import { plan, type Shop } from '../../bench/shops.ts'
import { type Asking, doneBefore } from './asking.ts'

export const withdrawnRials = 2_000_000
const iban = 'IR820540102680020817909002'
const purpose = 'WITHDRAWAL'
/** The answer to a request stored before. */
const codeIsUsed = 'OtpWrongException'

export interface KnownWithdrawal {
  id: string
  userId: string
  status: 'CANCELED' | 'PAID'
}

/** Bound to amount and account. */
export async function addWithdrawalCodes(data: pg.Client, shops: Shop[], seals: CodeSeals) {
  const binding = { amount: withdrawnRials, iban }
  const codes = shops.map((shop) => {
    const codeId = randomUUID()
    const codeHash = seals.hashOf({ orderId: shop.userId, shop }, purpose)
    return { shop, codeId, codeHash, seal: seals.seal({ codeId, codeHash }, binding) }
  })
  await data.query(writeCodesFor(purpose), [
    codes.map(({ codeId }) => codeId),
    codes.map(({ shop }) => shop.userId),
    codes.map(({ shop }) => shop.phone),
    codes.map(({ shop }) => seals.askerOf(shop)),
    codes.map(({ codeHash }) => codeHash),
    codes.map(() => JSON.stringify(binding)),
    codes.map(({ seal }) => seal),
  ])
}

interface Desk {
  asking: Asking
  /** Runs and bank answers. */
  settler: string
  /** Decides withdrawals and approves runs. */
  checker: string
}

export async function withdraw(
  desk: Desk,
  shop: Shop,
  n: number,
  code: string
): Promise<KnownWithdrawal> {
  const { asking, checker } = desk
  const wallet = `/api/wallet/${plan}/withdrawals`
  const body = { amount: withdrawnRials, iban, otpSecret: code }
  const { token } = shop
  const made = await asking.done({ path: wallet, token, body, fine: codeIsUsed })
  const id = String(made.id ?? (await newestOf(asking, wallet, token)))
  const known = { id, userId: shop.userId }
  if (n % 3 === 0) {
    const path = `${wallet}/${id}/cancel`
    await asking.done({ path, token, body: {}, fine: doneBefore })
    return { ...known, status: 'CANCELED' }
  }
  const path = `/api/admin/withdrawals/${id}`
  if (n % 3 === 1) {
    const refusal = { reason: 'crash' }
    await asking.done({ path: `${path}/refuse`, token: checker, body: refusal, fine: doneBefore })
    return { ...known, status: 'CANCELED' }
  }
  await asking.until({ path, token: checker }, ({ ibanAnswer }) => ibanAnswer !== 'PENDING')
  await asking.done({ path: `${path}/approve`, token: checker, body: {}, fine: doneBefore })
  await payAtBank(desk, n)
  return { ...known, status: 'PAID' }
}

const newestOf = async (asking: Asking, wallet: string, token: string) => {
  const { items } = await asking.done({ path: `${wallet}/1/0`, token })
  return (items as { id: string }[])[0]?.id
}

interface Preview {
  id: string
  payouts: { bankReference: string; amount: number }[]
}

const payAtBank = async ({ asking, settler, checker }: Desk, n: number) => {
  const runs = '/api/admin/settlement/withdrawal-runs'
  const previewed = await asking.done({ path: runs, token: settler, body: {} })
  const { id, payouts } = previewed as unknown as Preview
  const path = `${runs}/${id}`
  await asking.done({ path: `${path}/approve`, token: checker, body: {}, fine: doneBefore })
  const lines = payouts.map(({ bankReference, amount }) => ({
    paymentId: bankReference,
    status: 'PAID',
    amount,
    trackingNumber: `crash-${n}`,
  }))
  await asking.done({ path: `${path}/result`, token: settler, body: { lines } })
}

/** Held, coded and audited once, then paid or returned once, as told. */
export const wrongWithdrawals = `
  select known.id, known.status as known, withdrawal.status, booked.held, booked.paid, booked.returned,
         wallet.balance, trail.asked, code.consumed_at
    from unnest($1::uuid[], $2::uuid[], $3::text[]) as known(id, user_id, status)
    left join withdrawals withdrawal on withdrawal.id = known.id and withdrawal.owner_id = known.user_id
    left join one_time_codes code on code.id = withdrawal.code_id
    left join lateral (
      select count(*) as asked from audit_lines
       where subject_id = known.id and command = 'withdrawals.request') trail on true
    left join lateral (
      select count(*) filter (where kind = 'WITHDRAWAL_HELD') as held,
             count(*) filter (where kind = 'WITHDRAWAL_PAID') as paid,
             count(*) filter (where kind = 'WITHDRAWAL_RETURNED') as returned
        from ledger.entries where source_type = 'withdrawal' and source_id = known.id) booked on true
    left join ledger.accounts wallet on wallet.kind = 'wallet' and wallet.owner_id = known.user_id
   where withdrawal.status is distinct from known.status
      or (booked.held, booked.paid, booked.returned, trail.asked) is distinct from
         (1::bigint, (known.status = 'PAID')::int::bigint, (known.status = 'CANCELED')::int::bigint, 1::bigint)
      or code.consumed_at is null
      or wallet.balance is distinct from $4::bigint - case known.status when 'PAID' then ${withdrawnRials} else 0 end`

/** Also for lost answers: at most one each, and held while open. */
export const halfWithdrawals = `
  select withdrawal.id, withdrawal.status, booked.left from withdrawals withdrawal
    left join lateral (
      select coalesce(-sum(posting.amount), 0) as left
        from ledger.entries entry join ledger.postings posting on posting.entry_id = entry.id
       where entry.source_type = 'withdrawal' and entry.source_id = withdrawal.id
         and posting.account = 'withdrawal-payable') booked on true
   where booked.left <> case when withdrawal.status in ('REQUESTED', 'APPROVED', 'SENT')
                        then withdrawal.amount else 0 end
  union all
  select owner_id, 'twice', count(*) from withdrawals group by owner_id having count(*) > 1`

/** Owners are told of results. */
export const untoldWithdrawals = `
  with due as (
    select id, case status when 'PAID' then 'withdrawal-paid:' else 'withdrawal-refused:' end || id as key
      from withdrawals where status = 'PAID' or ended_by = 'STAFF')
  select id from due
   where not exists (select from sandbox_sms where starts_with(idempotency_key, due.key))
     and not exists (select from outbox where event in ('WithdrawalPaid', 'WithdrawalReturned')
                        and payload ->> 'withdrawalId' = due.id::text)
     and not exists (select from pgboss.job where starts_with(data ->> 'key', due.key)
                        and state in ('created', 'retry', 'active'))`
