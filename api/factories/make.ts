import db from '@adonisjs/lucid/services/db'
import type { ShippedRole } from '#contracts/identity'
import DecideDelegation from '#app/onboarding/companies/actions/decide_delegation'
import ProposeDelegation from '#app/onboarding/companies/actions/propose_delegation'
import { transaction } from '#app/platform/database/database'
import { clock } from '#app/platform/time/clock'
import { addDays } from '#app/platform/time/jalali'
import { changeSetting } from '#app/reference/settings/settings'
import { act } from './act.js'
import { numberedCard } from './card.js'
import { aCompanyHolder } from './card_holder.js'
import { aCompanyWithCredit, paysBy, type Member } from './company.js'
import { aDeviceOf } from './device.js'
import { partnerToken } from './distributor.js'
import { customerWith } from './person.js'
import { fmcg } from './shop.js'
import { aStaffToken } from './staff.js'
import { cashInto } from './wallet.js'
import type { Made, MadeCompany, MadeMember, Wanted } from './wanted.js'

/** A load charges cards far faster than a cashier. */
const chargesPerMinute = 100_000
/** Longer than any load runs, and no longer than a delegation may last. */
const awayDays = 60
/** A load does not swap its tokens for new ones. */
const tokensLastDays = 1

const madeMember = async ({ memberId, phone, token }: Member): Promise<MadeMember> => {
  const { sessionId } = await customerWith({ token })
  return { id: memberId, phone, sessionId, token }
}

/** Named by who is away, and confirmed by the CEO. @returns its id */
const delegated = async (absent: Member, delegate: Member, ceo: Member): Promise<string> => {
  const days = { from: clock.today(), to: addDays(clock.today(), awayDays) }
  await act(ProposeDelegation, {
    actor: await customerWith(absent),
    delegate: delegate.phone,
    ...days,
  })
  const { id: delegationId } = await db
    .from('delegations')
    .where({ delegator_id: absent.memberId })
    .firstOrFail()
  const actor = await customerWith(ceo)
  await act(DecideDelegation, { actor, delegationId, verdict: 'CONFIRMED' })
  return delegationId
}

/** A company that pays by card. */
const madeCompany = async (limit: number) => {
  const company = await aCompanyWithCredit({
    levels: ['MANDATORY', 'OPTIONAL', 'OPTIONAL', 'NOT_ALLOWED'],
    minimum: 1,
    amount: limit,
  })
  const { ceo, members } = company
  const [absent, one, other, delegate] = members
  await paysBy(company)
  const made: MadeCompany = {
    id: company.id,
    nationalId: company.companyUniqueId,
    ceo: await madeMember(ceo),
    signatories: await Promise.all([absent, one, other].map(madeMember)),
    delegate: await madeMember(delegate),
    delegationId: await delegated(absent, delegate, ceo),
  }
  return made
}

const inTurn = async <Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Promise<Result>
): Promise<Result[]> => {
  const made: Result[] = []
  for (const item of items) made.push(await make(item))
  return made
}

const companyOf = async ({ limit, holders }: NonNullable<Wanted['company']>) => {
  const company = await madeCompany(limit)
  const cards = await inTurn(Array(holders).fill(company), async (of: MadeCompany) => {
    const { cardNumber } = await aCompanyHolder(of)
    return { number: cardNumber }
  })
  return { company, cards }
}

const allowCharges = () =>
  transaction((trx) => changeSetting('throttleDevicePerMinute', chargesPerMinute, trx))

/** Makes what a load asks for. */
export const make = async (wanted: Wanted): Promise<Made> => {
  const { staff = [], programsOf = [], devicesOf = [], cardsOf = [], cash = [] } = wanted
  if (devicesOf.length) await allowCharges()
  for (const { userIds, amount } of cash) {
    await inTurn(userIds, (userId) => cashInto({ userId, plan: fmcg }, amount))
  }
  const made: Made = {
    staff: await inTurn(staff, (role) => aStaffToken(role as ShippedRole)),
    programs: await inTurn(programsOf, (distributorId) => partnerToken({ distributorId })),
    devices: await inTurn(devicesOf, (id) => aDeviceOf({ id })),
    cards: await inTurn(cardsOf, numberedCard),
  }
  if (wanted.company) {
    const { company, cards } = await companyOf(wanted.company)
    Object.assign(made, { company, cards: [...made.cards, ...cards] })
  }
  const expires_at = clock.systemNow().plus({ days: tokensLastDays }).toJSDate()
  await db.from('access_tokens').update({ expires_at })
  return made
}
