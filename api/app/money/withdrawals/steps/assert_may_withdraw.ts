import type { OwnerName } from '#contracts/owners'
import { refusalToWithdraw, type AskedToday, type WithdrawalLimits } from '#contracts/withdrawals'
import { listedEntry } from '#app/people/blacklists/queries/listed'
import { setting } from '#app/reference/settings/settings'
import { clock, tehran } from '#app/platform/time/clock'
import { prepared, type Client } from '#app/platform/database/database'
import { BusinessRule, refusedField } from '#app/platform/errors'
import { messages } from '../i18n/fa.js'
import { withdrawableOf } from '../queries/withdrawal_facts.js'

const todaySql = `
  select coalesce(sum(amount), 0)::bigint as amount, count(*) as count from withdrawals
   where owner_type = ? and owner_id = ? and (requested_at at time zone '${tehran}')::date = ?`

const askedToday = async ({ type, id }: OwnerName, client?: Client): Promise<AskedToday> => {
  const asked = [type, id, clock.today()]
  const [row] = await prepared<AskedToday>('withdrawals_today', todaySql, asked, client)
  return row
}

export const withdrawalLimits = async (client?: Client): Promise<WithdrawalLimits> => ({
  minRials: await setting('withdrawalMinRials', client),
  dailyMaxRials: await setting('withdrawalDailyMaxRials', client),
  perDay: await setting('withdrawalsPerDay', client),
})

interface Wanted {
  owner: OwnerName
  amount: number
  iban: string
}

/** @throws InvalidFields (422) for an impossible amount or account, BusinessRule after too many today */
export const assertMayWithdraw = async (
  { owner, amount, iban }: Wanted,
  client?: Client
): Promise<void> => {
  const { amount: most } = await withdrawableOf(owner, client)
  const [limits, today] = [await withdrawalLimits(client), await askedToday(owner, client)]
  const refusal = refusalToWithdraw(amount, most, today, limits)
  if (refusal === 'TOO_OFTEN_TODAY') throw new BusinessRule(messages.tooOftenToday(limits.perDay))
  if (refusal) {
    const left = Math.max(limits.dailyMaxRials - today.amount, 0)
    const texts = {
      TOO_MUCH: messages.tooMuch(most),
      TOO_LITTLE: messages.tooLittle(Math.min(limits.minRials, most)),
      TOO_MUCH_TODAY: messages.tooMuchToday(left),
    }
    throw refusedField('amount', texts[refusal])
  }
  if (await listedEntry({ IBAN: iban }, client)) throw refusedField('iban', messages.ibanListed)
}
