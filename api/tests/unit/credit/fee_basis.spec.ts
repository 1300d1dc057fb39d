import { test } from '@japa/runner'
import {
  choosable,
  packageStatuses,
  packageTransitions,
  type PackageStatus,
} from '#contracts/credit'
import { kycSteps } from '#contracts/registration'
import { canMove } from '#contracts/transitions'
import {
  feeBasis,
  type ChargeableLine,
  type FeeFacts,
} from '#app/credit/credit_lines/domain/fee_basis'
import { kycAfterFee } from '#app/onboarding/registration/domain/kyc_after_fee'

const fmcg = (changes: Partial<FeeFacts> = {}): FeeFacts => ({
  plan: 'kasbeno-fmcg-real',
  isRefused: false,
  chosen: { status: 'CREATED', amount: 500, isOffered: true },
  line: null,
  ...changes,
})
const lineOf = (changes: Partial<ChargeableLine> = {}): ChargeableLine => ({
  limit: 700,
  creditYear: 1,
  isFeePaid: false,
  isExpired: false,
  hasRenewalCredit: false,
  isNextFeePaid: false,
  renewalRefusal: null,
  ...changes,
})
const digital = (line: FeeFacts['line']): FeeFacts =>
  fmcg({ plan: 'kasbeno-digital-real', chosen: null, line })
const [expired, renewed] = [
  lineOf({ isExpired: true }),
  lineOf({ isExpired: true, hasRenewalCredit: true, creditYear: 3 }),
]
/** FMCG credit that was given: its package stays ENABLED for good. */
const given = (line: ChargeableLine) =>
  fmcg({ chosen: { status: 'ENABLED', amount: 500, isOffered: true }, line })
const chosen = (status: PackageStatus, isOffered = true) =>
  fmcg({ chosen: { status, amount: 500, isOffered } })

const table: [string, FeeFacts, string | number][] = [
  [
    'a granted year of a line in arrears',
    given({ ...renewed, renewalRefusal: 'PAST_DUE' }),
    'PAST_DUE',
  ],
  ['the year that runs, of a line in arrears', given(lineOf({ renewalRefusal: 'PAST_DUE' })), 700],
  [
    'a granted year of a line whose debt was written off',
    given({ ...renewed, renewalRefusal: 'WRITTEN_OFF' }),
    'WRITTEN_OFF',
  ],
  [
    'the year that runs, of a line whose debt was written off',
    given(lineOf({ renewalRefusal: 'WRITTEN_OFF' })),
    'WRITTEN_OFF',
  ],
  ['a chosen package', fmcg(), 500],
  ['nothing chosen', fmcg({ chosen: null }), 'NOTHING_CHOSEN'],
  ['a package that was withdrawn after the choice', chosen('CREATED', false), 'NO_LONGER_OFFERED'],
  ['a paid package, withdrawn since', chosen('ALLOCATE_PENDING', false), 'ALREADY_PAID'],
  ['a paid package', chosen('ALLOCATE_PENDING'), 'ALREADY_PAID'],
  ['credit that was given', chosen('ENABLED'), 'ALREADY_PAID'],
  ['a canceled package', chosen('CANCELED'), 'CHOOSE_AGAIN'],
  ['an expired package', chosen('EXPIRED'), 'CHOOSE_AGAIN'],
  ['a refused file', fmcg({ isRefused: true }), 'SCORE_REFUSED'],
  ['digital before the allocation', digital(null), 'NOT_ALLOCATED'],
  ['digital on its limit', digital(lineOf()), 700],
  ['digital that has paid', digital(lineOf({ isFeePaid: true })), 'ALREADY_PAID'],
  ['digital that has expired', digital(expired), 'NO_RENEWAL'],
  ['digital, which has no renewal, though one was granted', digital(renewed), 'NO_RENEWAL'],
  [
    'digital whose renewal came before its end',
    digital(lineOf({ isFeePaid: true, hasRenewalCredit: true })),
    'ALREADY_PAID',
  ],
  ['FMCG that has expired', given(expired), 'NOT_RENEWED'],
  ['FMCG that may be renewed', given(renewed), 700],
  [
    'FMCG whose renewal was granted before its end',
    given(lineOf({ isFeePaid: true, hasRenewalCredit: true })),
    700,
  ],
  [
    'FMCG that has paid for the granted year before the end of this one',
    given(lineOf({ isFeePaid: true, hasRenewalCredit: true, isNextFeePaid: true })),
    'ALREADY_PAID',
  ],
  ['FMCG in its paid year', given(lineOf({ isFeePaid: true })), 'ALREADY_PAID'],
  [
    'FMCG that has paid for the granted year',
    given({ ...renewed, isNextFeePaid: true, isFeePaid: true }),
    'ALREADY_PAID',
  ],
  ['a refused file that may be renewed', { ...given(renewed), isRefused: true }, 'SCORE_REFUSED'],
]

test.group('On what the platform fee is paid', () => {
  for (const [name, facts, expected] of table) {
    test(`${name} → ${expected}`, ({ assert }) => {
      const basis = feeBasis(facts)
      assert.equal('refusal' in basis ? basis.refusal : basis.creditAmount, expected)
    })
  }

  test('FMCG owners pay for a package, all others for their credit', ({ assert }) => {
    assert.containSubset(feeBasis(fmcg()), { purpose: 'subscription-package' })
    assert.containSubset(feeBasis(digital(lineOf())), { purpose: 'platform-fee' })
    assert.containSubset(feeBasis(given(renewed)), { purpose: 'platform-fee' })
  })

  test('it is for the year that runs, and with a renewal for the next one', ({ assert }) => {
    assert.containSubset(feeBasis(fmcg()), { creditYear: 1 })
    assert.containSubset(feeBasis(digital(lineOf({ creditYear: 2 }))), { creditYear: 2 })
    assert.containSubset(feeBasis(given(renewed)), { creditYear: 4 })
    const ahead = lineOf({ creditYear: 2, isFeePaid: true, hasRenewalCredit: true })
    assert.containSubset(feeBasis(given(ahead)), { creditYear: 3 })
    assert.containSubset(feeBasis(given({ ...ahead, isFeePaid: false })), { creditYear: 2 })
  })

  test('paying accepts the score, and never takes a file back to an earlier step', ({ assert }) => {
    const after = Object.fromEntries(kycSteps.map((step) => [step, kycAfterFee(step)]))
    assert.deepEqual(after, {
      AUTHENTICATION: 'CREDIT_SCORE_ACCEPTED',
      PHONE_CONFIRMED: 'CREDIT_SCORE_ACCEPTED',
      CREDIT_SCORE_PENDING: 'CREDIT_SCORE_ACCEPTED',
      CREDIT_SCORE_ACCEPTED: 'CREDIT_SCORE_ACCEPTED',
      CREDIT_SCORE_REJECTED: 'CREDIT_SCORE_REJECTED',
      BRANCH_SELECTION: 'BRANCH_SELECTION',
      REJECTED: 'REJECTED',
      ACCEPTED: 'ACCEPTED',
    })
  })
})

test.group('The life of a package', () => {
  test('it may be chosen exactly where the table leads to CREATED, or stands there', ({
    assert,
  }) => {
    for (const status of packageStatuses) {
      const leads = status === 'CREATED' || canMove(packageTransitions, status, 'CREATED')
      assert.equal(choosable(status), leads, status)
    }
  })

  test('only a paid package becomes credit, expires with a refund or is canceled with one', ({
    assert,
  }) => {
    const into = (to: PackageStatus) =>
      packageStatuses.filter((from) => canMove(packageTransitions, from, to))
    assert.deepEqual(into('ENABLED'), ['ALLOCATE_PENDING'])
    assert.deepEqual(into('EXPIRED'), ['ALLOCATE_PENDING'])
    assert.deepEqual(into('ALLOCATE_PENDING'), ['CREATED'])
  })
})
