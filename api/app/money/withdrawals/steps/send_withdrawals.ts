import { clock } from '#app/platform/time/clock'
import { prepared, type Trx } from '#app/platform/database/database'
import { isOwnerInDoubt } from '../queries/is_bank_in_doubt.js'

const lockSql = `
  select id, amount, iban, status, ${isOwnerInDoubt} as "isDoubted"
    from withdrawals where id = any(?) order by id for update`
const sendSql = `update withdrawals set status = 'SENT', sent_at = ? where id = any(?)`

interface Planned {
  id: string
  amount: number
  iban: string
}
type Locked = Planned & { status: string; isDoubted: boolean }

/**
 * Only while each is unchanged and undoubted.
 * @returns false, changing nothing, otherwise
 */
export const sendWithdrawals = async (planned: readonly Planned[], trx: Trx): Promise<boolean> => {
  const ids = planned.map(({ id }) => id)
  const locked = await prepared<Locked>('lock_to_send', lockSql, [ids], trx)
  const now = new Map(locked.map((one) => [one.id, one]))
  const isStill = planned.every(({ id, amount, iban }) => {
    const one = now.get(id)
    const isUnchanged = one?.amount === amount && one.iban === iban
    return isUnchanged && one.status === 'APPROVED' && !one.isDoubted
  })
  if (!isStill) return false
  await prepared('send_withdrawals', sendSql, [clock.businessNow().toJSDate(), ids], trx)
  return true
}
