import { test } from '@japa/runner'
import { kycSteps, reliedOnBy, type KycStep, type Reliance } from '#contracts/registration'
import { kycAfterStepReopened } from '#app/onboarding/registration/domain/kyc'

const reviewed: Reliance = {
  kycStep: 'CREDIT_SCORE_PENDING',
  hasCreditLine: false,
  hasPendingAllocation: false,
  hasInvoiceByCode: false,
  isFeePaid: false,
  isBureauSatisfied: false,
}

test.group('What relies on the decisions about a file', () => {
  const table: [string, Partial<Reliance>, ReturnType<typeof reliedOnBy>][] = [
    ['the score is being asked for', {}, 'nothing'],
    ['steps still wait', { kycStep: 'PHONE_CONFIRMED' }, 'nothing'],
    [
      'the bureau accepted',
      { kycStep: 'CREDIT_SCORE_ACCEPTED', isBureauSatisfied: true },
      'nothing',
    ],
    [
      'the fee accepted the score',
      { kycStep: 'CREDIT_SCORE_ACCEPTED', isFeePaid: true },
      'nothing',
    ],
    ['staff accepted the score', { kycStep: 'CREDIT_SCORE_ACCEPTED' }, 'score'],
    ['staff refused the score', { kycStep: 'CREDIT_SCORE_REJECTED' }, 'refusal'],
    ['the owner was at the branch', { kycStep: 'BRANCH_SELECTION' }, 'visit'],
    ['the bank refused', { kycStep: 'REJECTED' }, 'refusal'],
    ['credit waits for a second person', { hasPendingAllocation: true }, 'allocation'],
    ['an invoice came by the national code', { hasInvoiceByCode: true }, 'invoice'],
    ['credit was given', { kycStep: 'ACCEPTED', hasCreditLine: true }, 'credit'],
    ['a line from before', { hasCreditLine: true }, 'credit'],
  ]
  for (const [name, changes, expected] of table) {
    test(`${name}: ${expected}`, ({ assert }) => {
      assert.equal(reliedOnBy({ ...reviewed, ...changes }), expected)
    })
  }
})

test.group('The file’s way after a step was reopened', () => {
  const moved: Partial<Record<KycStep, [unpaid: KycStep, paid: KycStep]>> = {
    CREDIT_SCORE_PENDING: ['PHONE_CONFIRMED', 'PHONE_CONFIRMED'],
    CREDIT_SCORE_ACCEPTED: ['PHONE_CONFIRMED', 'CREDIT_SCORE_ACCEPTED'],
  }
  for (const kycStep of kycSteps) {
    const [unpaid, paid] = moved[kycStep] ?? [kycStep, kycStep]
    test(`${kycStep}: ${unpaid}, with a paid fee ${paid}`, ({ assert }) => {
      assert.equal(kycAfterStepReopened(kycStep, false), unpaid)
      assert.equal(kycAfterStepReopened(kycStep, true), paid)
    })
  }
})
