import { cardStatuses, parcelStatuses } from '@kasbeno/api/contracts/cards'
import { homeCard } from '@kasbeno/api/contracts/registration'
import type { PersonPlan } from '@kasbeno/api/contracts/plans'
import { expect, test } from 'vitest'
import {
  asksForFee,
  asksForLatinName,
  cardNotice,
  creditNotice,
  hasNotice,
} from '#areas/home/parts/home/notices.ts'
import type { Home, RegistrationStatus } from '#core/api/types.ts'
import { aHome, withCredit } from './homes.ts'

const plans: PersonPlan[] = ['kasbeno-fmcg-real', 'kasbeno-digital-real']
const flag = [false, true]
const fields = {
  plan: plans,
  creditAmount: [0, 500_000_000],
  creditBlocked: flag,
  isCreditExpired: flag,
  hasRenewalCredit: flag,
  hasActivePlatformFee: flag,
  hasSignedContract: flag,
  creditRemainingDays: [-3, 5, 200],
  cardStatus: [null, ...cardStatuses],
  parcelStatus: [null, ...parcelStatuses],
} as const
type Facts = RegistrationStatus

const base = withCredit({}).registration
const all: Facts[] = Object.entries(fields)
  .reduce<Record<string, unknown>[]>(
    (some, [name, values]) =>
      some.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}]
  )
  .map((one) => ({ ...base, ...one }) as Facts)
  .filter((one) => one.isCreditExpired === (one.creditRemainingDays ?? 0) < 0)

/** The first rule that is broken somewhere, with the facts that break it. */
const broken = (holds: (status: Facts) => boolean) => all.find((status) => !holds(status)) ?? null
const isFmcg = ({ plan }: Facts) => plan === 'kasbeno-fmcg-real'

test('over all combinations, a card is spoken of only while the big card says nothing of a closed credit', () => {
  expect(all).toHaveLength(2 * 2 * 2 * 3 * 2 * 2 * 2 * 9 * 8)
  expect(
    broken((status) => {
      const isClosed = ['expired', 'blocked'].includes(homeCard(status))
      return !isClosed || cardNotice(status) === null
    })
  ).toBeNull()
})

test('over all combinations, a card is activated where it is delivered, for a credit that is neither blocked nor over', () => {
  expect(
    broken((status) => {
      const canBe = status.cardStatus === 'DELIVERED' && !status.creditBlocked
      return (cardNotice(status) === 'DELIVERED') === (canBe && !status.isCreditExpired)
    })
  ).toBeNull()
})

test('over all combinations, the fee of an open credit is asked for in the digital plan alone', () => {
  expect(
    broken((status) => {
      const isOpen = status.creditAmount > 0 && !status.creditBlocked && !status.isCreditExpired
      const isOwed = isOpen && !isFmcg(status) && !status.hasActivePlatformFee
      return asksForFee(status, status.plan) === isOwed
    })
  ).toBeNull()
})

test('over all combinations, a renewal leads on where it was granted, and only to what is missing', () => {
  expect(
    broken((status) => {
      const { hasRenewalCredit, hasActivePlatformFee, hasSignedContract } = status
      const notice = creditNotice(status, status.plan)
      if (!status.isCreditExpired) {
        return notice === (status.creditRemainingDays! <= 7 ? 'reminder' : null)
      }
      if (!isFmcg(status) || !hasRenewalCredit) return notice === null
      if (hasActivePlatformFee) return notice === (hasSignedContract ? null : 'unsigned')
      return notice === (status.creditBlocked ? 'renewed' : null)
    })
  ).toBeNull()
})

const due = { nextDueDate: '2027-01-20', nextDueAmount: 5, nextDueInDays: 3 }
const notices: [string, (home: Home) => unknown, boolean][] = [
  ['nothing', () => undefined, false],
  [
    'a debt of later',
    (home) => Object.assign(home.installments.summary, { ...due, nextDueInDays: 4 }),
    false,
  ],
  ['a debt of these days', (home) => Object.assign(home.installments.summary, due), true],
  [
    'a debt past due',
    (home) => Object.assign(home.installments.summary, { pastDueAmount: 1 }),
    true,
  ],
  ['a late fee', (home) => Object.assign(home.installments.summary, { pastDueAmount: 1 }), true],
  ['a card of a company', (home) => (home.profile.companyCardWaits = true), true],
  ['a signature that was begun', (home) => (home.profile.begunSignature = 'VIDEO'), true],
  ['a card without a Latin name', (home) => (home.profile.isLatinNameMissing = true), false],
  ['an open payment', (home) => (home.openPayments.items = [{} as never]), true],
  ['the end of the credit', (home) => (home.registration.creditRemainingDays = 7), true],
  ['a card in use', (home) => (home.registration.cardStatus = 'ENABLED'), false],
  ['a card at the post', (home) => (home.registration.cardStatus = 'PRINTED'), false],
  [
    'a card that came back',
    (home) =>
      Object.assign(home.registration, {
        cardStatus: 'PRINT_PENDING',
        parcelStatus: 'RETURNED_TO_SENDER',
      }),
    true,
  ],
]
test.each(notices)('%s: whether the page tells something: %s', (_name, change, told) => {
  const home = withCredit({})
  change(home)
  expect(hasNotice(home, 'kasbeno-fmcg-real')).toBe(told)
})

test('whoever has just chosen the plan is told nothing beside the big card', () => {
  expect(hasNotice(aHome(), 'kasbeno-fmcg-real')).toBe(false)
})

const sent = {
  identityOverallStatus: 'PENDING',
  shopOverallStatus: 'APPROVED',
  docsOverallStatus: 'PENDING',
}
const names: [string, Partial<RegistrationStatus>, boolean][] = [
  ['before anything was sent', aHome().registration, false],
  ['a step is still missing', { ...sent, docsOverallStatus: 'START' } as never, false],
  ['a step was refused', { ...sent, docsOverallStatus: 'REJECTED' } as never, false],
  ['the file waits', sent as never, true],
  ['the file is refused', { ...sent, refusal: {} } as never, false],
  ['the credit is closed', { creditBlocked: true }, false],
  ...cardStatuses.map((cardStatus): [string, Partial<RegistrationStatus>, boolean] => [
    `the card is ${cardStatus}`,
    { cardStatus },
    cardStatus === 'CREATED' || cardStatus === 'PRINT_PENDING',
  ]),
]
test.each(names)('%s: whether the Latin name is asked for', (_name, change, asked) => {
  const home = withCredit({})
  Object.assign(home.registration, change)
  expect(asksForLatinName(home)).toBe(false)
  home.profile.isLatinNameMissing = true
  expect(asksForLatinName(home)).toBe(asked)
})
