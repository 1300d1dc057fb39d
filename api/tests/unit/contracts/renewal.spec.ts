import { test } from '@japa/runner'
import { cardStatuses, type CardStatus } from '#contracts/cards'
import {
  insteadOfRenewal,
  placeholderOf,
  placeholders,
  renewalPages,
  renewalStep,
  type RenewalPage,
  type RenewalStep,
} from '#contracts/contracts'
import { personPlans, type PersonPlan } from '#contracts/plans'
import {
  creditBanner,
  homeCard,
  type CreditBanner,
  type HomeCard,
  type Standing,
} from '#contracts/registration'

const [open, over] = [false, true]
type Row = [
  [isCreditExpired: boolean, hasRenewalCredit: boolean, hasFee: boolean, isSigned: boolean],
  next: RenewalStep,
  agreement: ReturnType<typeof insteadOfRenewal>,
  fee: ReturnType<typeof insteadOfRenewal>,
  card: HomeCard,
  banner: CreditBanner,
]

/**
 * Every combination of what a renewal looks at: what comes next, where the pages of agreement and fee lead who opens
 * them, and what the home page shows. person §4 "Renewal hub redirect", "Home credit card", "Credit banner"
 */
const table: Row[] = [
  [[open, false, false, false], 'NONE', 'HOME', 'HOME', 'credit', 'none'],
  [[open, false, false, true], 'NONE', null, 'HOME', 'credit', 'none'],
  [[open, false, true, false], 'NONE', 'HOME', 'HOME', 'credit', 'none'],
  [[open, false, true, true], 'HOME', null, 'HOME', 'credit', 'none'],
  [[open, true, false, false], 'NONE', null, 'HOME', 'credit', 'none'],
  [[open, true, false, true], 'NONE', null, null, 'credit', 'none'],
  [[open, true, true, false], 'NONE', null, 'HOME', 'credit', 'none'],
  [[open, true, true, true], 'HOME', null, null, 'credit', 'none'],
  [[over, false, false, false], 'NONE', 'HOME', 'HOME', 'expired', 'expired'],
  [[over, false, false, true], 'NONE', null, 'HOME', 'expired', 'expired'],
  [[over, false, true, false], 'NONE', 'HOME', 'HOME', 'credit', 'expired'],
  [[over, false, true, true], 'NONE', null, 'HOME', 'credit', 'expired'],
  [[over, true, false, false], 'AGREEMENT', null, 'HUB', 'blocked', 'renewal-ready'],
  [[over, true, false, true], 'PLATFORM_FEE', null, null, 'blocked', 'renewal-ready'],
  [[over, true, true, false], 'AGREEMENT', null, 'HUB', 'credit', 'none'],
  [[over, true, true, true], 'HOME', null, 'HUB', 'credit', 'none'],
]

const factsOf = ([facts]: Row, plan: PersonPlan) => {
  const [isCreditExpired, hasRenewalCredit, hasActivePlatformFee, isContractSigned] = facts
  return { plan, isCreditExpired, hasRenewalCredit, hasActivePlatformFee, isContractSigned }
}
type Facts = ReturnType<typeof factsOf>

/** An owner with credit, whatever else holds. */
const standing = (
  facts: Facts,
  cardStatus: CardStatus | null,
  creditBlocked = false
): Standing => ({
  kycStep: 'ACCEPTED',
  identityOverallStatus: 'APPROVED',
  shopOverallStatus: 'APPROVED',
  docsOverallStatus: 'APPROVED',
  bankStatus: 'APPROVED',
  userSubscriptionPackageStatus: 'ENABLED',
  creditAmount: 1,
  creditBlocked,
  creditRemainingDays: facts.isCreditExpired ? 0 : 30,
  cardStatus,
  hasSignedContract: facts.isContractSigned,
  ...facts,
})

/** The pages that an address leads to, one after the other, until one stays. */
const followed = (page: RenewalPage | 'HOME', facts: Facts): string[] => {
  if (page === 'HOME') return ['HOME']
  const instead = insteadOfRenewal(page, facts)
  if (instead) return [page, ...followed(instead, facts)]
  if (page !== 'HUB') return [page]
  const next = renewalStep(facts)
  return [page, ...followed(next === 'NONE' ? 'HOME' : next, facts)]
}

test.group('What comes next in a renewal', () => {
  test('follows from all that holds, in every combination, whatever the card is like', ({
    assert,
  }) => {
    assert.lengthOf(new Set(table.map(([facts]) => facts.join())), 16)
    for (const row of table) {
      const [, next, agreement, fee, card, banner] = row
      const facts = factsOf(row, 'kasbeno-fmcg-real')
      const told = JSON.stringify(facts)
      assert.equal(renewalStep(facts), next, told)
      assert.isNull(insteadOfRenewal('HUB', facts))
      assert.equal(insteadOfRenewal('AGREEMENT', facts), agreement, `agreement ${told}`)
      assert.equal(insteadOfRenewal('PLATFORM_FEE', facts), fee, `fee ${told}`)
      for (const status of [null, ...cardStatuses]) {
        assert.equal(homeCard(standing(facts, status)), card, `home ${told} ${status}`)
        assert.equal(creditBanner(standing(facts, status)), banner, `banner ${told} ${status}`)
        const blocked = homeCard(standing(facts, status, true))
        assert.equal(blocked, card === 'expired' ? 'expired' : 'blocked', told)
      }
    }
  })

  test('is nothing in a plan without renewal: its pages lead home, and an expired credit is over', ({
    assert,
  }) => {
    for (const row of table) {
      const facts = factsOf(row, 'kasbeno-digital-real')
      const [isExpired, hasFee] = [facts.isCreditExpired, facts.hasActivePlatformFee]
      assert.equal(renewalStep(facts), 'NONE')
      for (const page of renewalPages) assert.equal(insteadOfRenewal(page, facts), 'HOME')
      for (const status of [null, ...cardStatuses]) {
        const owner = standing(facts, status)
        assert.equal(homeCard(owner), isExpired && !hasFee ? 'expired' : 'credit')
        assert.equal(creditBanner(owner), isExpired ? 'expired' : 'none')
      }
    }
  })

  test('never leads round in a circle', ({ assert }) => {
    for (const row of table) {
      for (const plan of personPlans) {
        for (const page of renewalPages) {
          const way = followed(page, factsOf(row, plan))
          assert.lengthOf(new Set(way), way.length, way.join(' → '))
          assert.isAtMost(way.length, 3, way.join(' → '))
        }
      }
    }
  })
})

test.group('Places for values', () => {
  test('are known by their word, however its spaces were typed', ({ assert }) => {
    for (const [name, word] of Object.entries(placeholders))
      assert.equal(placeholderOf(` ${word} `), name)
    assert.equal(placeholderOf('كد  ملي'), 'nationalCode')
    for (const word of ['', 'رمز', 'constructor']) assert.isUndefined(placeholderOf(word))
  })
})
