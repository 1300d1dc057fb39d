import { test } from '@japa/runner'
import {
  creditBanner,
  creditStepStatus,
  homeCard,
  nextStep,
  showsPendingInvoices,
  shownSteps,
  stepStatuses,
  suggestedCharge,
  summaryStatus,
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
    kycStep: 'CREDIT_SCORE_ACCEPTED',
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
      'digital: approved, the score not yet',
      { ...steps('APPROVED'), plan: 'kasbeno-digital-real', kycStep: 'CREDIT_SCORE_PENDING' },
      'awaiting-review',
    ],
    [
      'digital: approved, the score too',
      { ...steps('APPROVED'), plan: 'kasbeno-digital-real', kycStep: 'CREDIT_SCORE_ACCEPTED' },
      'awaiting-bank-visit',
    ],
  ]
  for (const [name, changes, card] of table) {
    test(`${name} → ${card}`, ({ assert }) => assert.equal(homeCard(standing(changes)), card))
  }
})

/** person §4, read again for the digital plan alone: no package, no renewal. */
const digitalCard = (s: Standing): ReturnType<typeof homeCard> => {
  const statuses = [s.identityOverallStatus, s.shopOverallStatus, s.docsOverallStatus]
  if (s.isCreditExpired && !s.hasActivePlatformFee) return 'expired'
  if (s.creditBlocked) return 'blocked'
  if (s.creditAmount > 0) return 'credit'
  if (statuses.join() === 'APPROVED,APPROVED,APPROVED') {
    if (s.kycStep === 'BRANCH_SELECTION') return 'awaiting-allocation'
    if (s.bankStatus === 'START' && s.kycStep === 'CREDIT_SCORE_ACCEPTED')
      return 'awaiting-bank-visit'
  }
  if (statuses.join() === 'START,START,START') return 'request-credit'
  return statuses.includes('REJECTED') || statuses.includes('START')
    ? 'continue'
    : 'awaiting-review'
}

const combinations = <Fields extends Record<string, readonly unknown[]>>(fields: Fields) =>
  Object.entries(fields).reduce<Record<string, unknown>[]>(
    (all, [name, values]) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}]
  ) as Partial<Standing>[]

test.group('The digital plan, over all combinations', () => {
  const flag = [false, true]
  const all = combinations({
    identityOverallStatus: stepStatuses,
    shopOverallStatus: stepStatuses,
    docsOverallStatus: stepStatuses,
    kycStep: ['CREDIT_SCORE_PENDING', 'CREDIT_SCORE_ACCEPTED', 'BRANCH_SELECTION'],
    bankStatus: ['START', 'PENDING'],
    userSubscriptionPackageStatus: ['START', 'ENABLED'],
    creditAmount: [0, 5],
    creditBlocked: flag,
    isCreditExpired: flag,
    hasRenewalCredit: flag,
    hasActivePlatformFee: flag,
  }).map((one) => standing({ ...one, plan: 'kasbeno-digital-real' }))

  test('has the home card that its rules name, whatever a package or a renewal says', ({
    assert,
  }) => {
    assert.lengthOf(all, 4 ** 3 * 3 * 2 ** 7)
    const wrong = all.filter((one) => homeCard(one) !== digitalCard(one))
    assert.deepEqual(wrong.slice(0, 3), [])
  })

  test('is never sent to a credit step, nor told of a renewal', ({ assert }) => {
    assert.notInclude(all.map(nextStep), 'credit')
    assert.notInclude(all.map(creditBanner), 'renewal-ready')
  })

  test('shows four steps, the last of them what the file waits for', ({ assert }) => {
    assert.deepEqual(shownSteps('kasbeno-digital-real'), ['identity', 'shop', 'docs', 'summary'])
    assert.deepEqual(shownSteps('kasbeno-fmcg-real'), ['identity', 'shop', 'docs', 'credit'])
    const table: [Partial<Standing>, StepStatus][] = [
      [{}, 'START'],
      [steps('PENDING', 'PENDING', 'REJECTED'), 'START'],
      [steps('PENDING'), 'PENDING'],
      [{ ...steps('APPROVED'), kycStep: 'BRANCH_SELECTION' }, 'PENDING'],
      [{ ...steps('APPROVED'), kycStep: 'CREDIT_SCORE_REJECTED' }, 'REJECTED'],
      [{ ...steps('APPROVED'), kycStep: 'REJECTED' }, 'REJECTED'],
      [{ ...steps('APPROVED'), kycStep: 'ACCEPTED' }, 'APPROVED'],
    ]
    for (const [changes, status] of table) {
      assert.equal(summaryStatus(standing(changes)), status, JSON.stringify(changes))
    }
  })
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
