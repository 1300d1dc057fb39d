import { clock } from '#app/shared/clock'
import { prepared, type Trx } from '#app/shared/database'

const lockSql = `
  select id, amount, iban, status from withdrawals where id = any(?) order by id for update`
const sendSql = `update withdrawals set status = 'SENT', sent_at = ? where id = any(?)`

interface Planned {
  id: string
  amount: number
  iban: string
}

/**
 * Marks what a run takes to the bank, while each is still approved for that amount and account.
 * @returns false, and nothing changed, where one is not any more
 */
export const sendWithdrawals = async (planned: readonly Planned[], trx: Trx): Promise<boolean> => {
  const ids = planned.map(({ id }) => id)
  const locked = await prepared<Planned & { status: string }>('lock_to_send', lockSql, [ids], trx)
  const now = new Map(locked.map((one) => [one.id, one]))
  const isStill = planned.every(({ id, amount, iban }) => {
    const one = now.get(id)
    return one?.status === 'APPROVED' && one.amount === amount && one.iban === iban
  })
  if (!isStill) return false
  await prepared('send_withdrawals', sendSql, [clock.businessNow().toJSDate(), ids], trx)
  return true
}
