import { test } from '@japa/runner'
import {
  creditBanner,
  creditStepStatus,
  homeCard,
  nextStep,
  showsPendingInvoices,
  suggestedCharge,
  type Standing,
  type StepStatus,
} from '#contracts/registration'
import { packageStatuses } from '#contracts/credit'

const fresh: Standing = {
  plan: 'kasbeno-fmcg-real',
  kycStep: 'PHONE_CONFIRMED',
  identityOverallStatus: 'START',
  shopOverallStatus: 'START',
  docsOverallStatus: 'START',
  bankStatus: 'START',
  userSubscriptionPackageStatus: 'START',
  cardStatus: null,
  creditAmount: 0,
  creditBlocked: false,
  isCreditExpired: false,
  hasRenewalCredit: false,
  hasActivePlatformFee: false,
  hasSignedContract: false,
  creditRemainingDays: null,
}
const standing = (changes: Partial<Standing>): Standing => ({ ...fresh, ...changes })
const steps = (identity: StepStatus, shop = identity, docs = identity) => ({
  identityOverallStatus: identity,
  shopOverallStatus: shop,
  docsOverallStatus: docs,
})

test.group('Where sign-up continues (person §4)', () => {
  const table: [string, Partial<Standing>, ReturnType<typeof nextStep>][] = [
    ['nothing sent', {}, 'identity'],
    ['identity rejected, all else sent', steps('REJECTED', 'APPROVED', 'APPROVED'), 'identity'],
    ['identity sent', steps('PENDING', 'START', 'START'), 'shop'],
    ['shop rejected', steps('APPROVED', 'REJECTED', 'PENDING'), 'shop'],
    ['documents missing', steps('PENDING', 'APPROVED', 'START'), 'docs'],
    ['documents rejected', steps('APPROVED', 'APPROVED', 'REJECTED'), 'docs'],
    ['all sent', steps('PENDING'), 'credit'],
    [
      'package chosen, not paid',
      { ...steps('PENDING'), userSubscriptionPackageStatus: 'CREATED' },
      'credit',
    ],
    [
      'fee paid',
      { ...steps('PENDING'), userSubscriptionPackageStatus: 'ALLOCATE_PENDING' },
      'summary',
    ],
    ['allocated', { ...steps('APPROVED'), userSubscriptionPackageStatus: 'ENABLED' }, 'summary'],
    ['fee refunded', { ...steps('APPROVED'), userSubscriptionPackageStatus: 'EXPIRED' }, 'credit'],
    ['digital: no credit step', { ...steps('PENDING'), plan: 'kasbeno-digital-real' }, 'summary'],
  ]
  for (const [name, changes, step] of table) {
    test(`${name} → ${step}`, ({ assert }) => assert.equal(nextStep(standing(changes)), step))
  }

  test('the credit step shows START until the fee is paid, and again after it came back', ({
    assert,
  }) => {
    const approved = packageStatuses.filter((status) => creditStepStatus(status) === 'APPROVED')
    assert.sameMembers(approved, ['ALLOCATE_PENDING', 'ENABLED'])
  })
})

test.group('The card of the home screen, first match wins (person §4)', () => {
  const approvedAndPaid = {
    ...steps('APPROVED'),
    userSubscriptionPackageStatus: 'ALLOCATE_PENDING',
  } as const
  const table: [string, Partial<Standing>, ReturnType<typeof homeCard>][] = [
    ['expired, nothing renewed', { isCreditExpired: true, creditAmount: 5 }, 'expired'],
    ['expired before blocked', { isCreditExpired: true, creditBlocked: true }, 'expired'],
    ['blocked before credit', { creditBlocked: true, creditAmount: 5 }, 'blocked'],
    [
      'renewal granted but not paid',
      { isCreditExpired: true, hasRenewalCredit: true, creditAmount: 5 },
      'blocked',
    ],
    ['credit', { creditAmount: 5 }, 'credit'],
    ['bank visited', { ...approvedAndPaid, kycStep: 'BRANCH_SELECTION' }, 'awaiting-allocation'],
    ['approved, fee not paid', steps('APPROVED'), 'continue'],
    ['approved and paid, bank not visited', approvedAndPaid, 'awaiting-bank-visit'],
    ['nothing sent', {}, 'request-credit'],
    ['one step rejected', steps('PENDING', 'REJECTED', 'PENDING'), 'continue'],
    ['one step missing', steps('PENDING', 'PENDING', 'START'), 'continue'],
    ['all sent, no package', steps('PENDING'), 'continue'],
    [
      'all sent and paid',
      { ...steps('PENDING'), userSubscriptionPackageStatus: 'ALLOCATE_PENDING' },
      'awaiting-review',
    ],
    ['digital: all sent', { ...steps('PENDING'), plan: 'kasbeno-digital-real' }, 'awaiting-review'],
    [
      'digital: approved',
      { ...steps('APPROVED'), plan: 'kasbeno-digital-real' },
      'awaiting-bank-visit',
    ],
  ]
  for (const [name, changes, card] of table) {
    test(`${name} → ${card}`, ({ assert }) => assert.equal(homeCard(standing(changes)), card))
  }
})

test.group('The credit banner (person §4)', () => {
  const table: [string, Partial<Standing>, ReturnType<typeof creditBanner>][] = [
    ['8 days left', { creditRemainingDays: 8 }, 'none'],
    ['7 days left', { creditRemainingDays: 7 }, 'reminder'],
    ['last day', { creditRemainingDays: 0 }, 'reminder'],
    ['no credit', {}, 'none'],
    ['expired', { isCreditExpired: true, creditRemainingDays: 0 }, 'expired'],
    [
      'expired, renewal granted',
      { isCreditExpired: true, hasRenewalCredit: true },
      'renewal-ready',
    ],
    [
      'expired, renewal granted and paid',
      { isCreditExpired: true, hasRenewalCredit: true, hasActivePlatformFee: true },
      'none',
    ],
  ]
  for (const [name, changes, banner] of table) {
    test(`${name} → ${banner}`, ({ assert }) =>
      assert.equal(creditBanner(standing(changes)), banner))
  }

  test('pending invoices hide when there are none or the credit is blocked', ({ assert }) => {
    assert.isTrue(showsPendingInvoices(fresh, 1))
    assert.isFalse(showsPendingInvoices(fresh, 0))
    assert.isFalse(showsPendingInvoices(standing({ creditBlocked: true }), 3))
  })
})

test.group('The special wallet-charge modal (person §9)', () => {
  test('suggests what is missing to 0.0055 of the credit left, and stays away within 1000 rials', ({
    assert,
  }) => {
    assert.equal(suggestedCharge(0, 1_000_000_000), 5_500_000)
    assert.equal(suggestedCharge(500_000, 1_000_000_000), 5_000_000)
    assert.isNull(suggestedCharge(5_499_000, 1_000_000_000))
    assert.equal(suggestedCharge(5_498_999, 1_000_000_000), 50_000)
    assert.equal(suggestedCharge(0, 10_000_000_000), 50_000_000)
    assert.isNull(suggestedCharge(0, 0))
  })
})
