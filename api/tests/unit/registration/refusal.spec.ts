import { test } from '@japa/runner'
import { kycSteps, type KycStep, type StepStatus } from '#contracts/registration'
import { registrationRefusal, type RefusalFacts } from '#app/onboarding/registration/domain/refusal'

const today = '2026-06-10'
const paidAt = new Date('2026-06-01T20:29:00Z')

const facts = (change: Partial<RefusalFacts> = {}): RefusalFacts => ({
  kycStep: 'PHONE_CONFIRMED',
  statuses: { identity: 'APPROVED', shop: 'APPROVED', docs: 'APPROVED' },
  reasons: { identity: null, shop: null, docs: null },
  refusalReason: null,
  refusedAt: new Date('2026-06-09T20:31:00Z'),
  fee: null,
  reapplyAfterDays: 90,
  ...change,
})
const withStep = (status: StepStatus) =>
  facts({
    statuses: { identity: 'APPROVED', shop: status, docs: 'PENDING' },
    reasons: { identity: null, shop: 'نشانی ناقص است.', docs: null },
  })
const fee = (status: 'PAID' | 'EARNED' | 'REFUNDED') => ({
  status,
  amount: 5_500_000,
  paidAt,
  settledAt: status === 'REFUNDED' ? new Date('2026-06-10T08:00:00Z') : null,
})
const money = (change: Partial<RefusalFacts>) => registrationRefusal(facts(change), today)?.money

test.group('What a refused applicant reads', () => {
  test('is nothing while neither a step nor the score nor the file is refused', ({ assert }) => {
    const open = kycSteps.filter((s) => s !== 'REJECTED' && s !== 'CREDIT_SCORE_REJECTED')
    for (const kycStep of open) assert.isNull(registrationRefusal(facts({ kycStep }), today))
    for (const status of ['START', 'PENDING', 'APPROVED'] as const) {
      assert.isNull(registrationRefusal(withStep(status), today))
    }
  })

  test('of a step: its reason, and that it may be sent again today', ({ assert }) => {
    assert.deepEqual(registrationRefusal(withStep('REJECTED'), today), {
      subject: 'STEPS',
      steps: [{ step: 'shop', reason: 'نشانی ناقص است.' }],
      reason: null,
      refusedAt: '2026-06-09T20:31:00.000Z',
      money: { status: 'NONE', amount: null, returnsBy: null, returnedAt: null },
      applyAgain: { from: '2026-06-10', isOpen: true },
    })
  })

  const finals: [KycStep, 'CREDIT_SCORE' | 'BANK'][] = [
    ['CREDIT_SCORE_REJECTED', 'CREDIT_SCORE'],
    ['REJECTED', 'BANK'],
  ]
  for (const [kycStep, subject] of finals) {
    test(`of ${kycStep}: the reason, and a day that counts from the Tehran day of the refusal`, ({
      assert,
    }) => {
      const refused = registrationRefusal(facts({ kycStep, refusalReason: 'چک برگشتی' }), today)
      assert.containsSubset(refused, { subject, reason: 'چک برگشتی', steps: [] })
      // 00:01 in Tehran on 10 June, and ninety days on.
      assert.deepEqual(refused?.applyAgain, { from: '2026-09-08', isOpen: false })
      const then = registrationRefusal(facts({ kycStep }), '2026-09-08')
      assert.isTrue(then?.applyAgain.isOpen)
    })
  }

  test('says where the money is', ({ assert }) => {
    const rejected = { ...withStep('REJECTED') }
    const none = { status: 'NONE', amount: null, returnsBy: null, returnedAt: null }
    assert.deepEqual(money({ kycStep: 'REJECTED' }), none)
    assert.deepEqual(money({ kycStep: 'REJECTED', fee: fee('EARNED') }), none)
    assert.deepEqual(money({ kycStep: 'REJECTED', fee: fee('PAID') }), {
      ...none,
      status: 'RETURNING',
      amount: 5_500_000,
    })
    assert.deepEqual(money({ kycStep: 'CREDIT_SCORE_REJECTED', fee: fee('REFUNDED') }), {
      ...none,
      status: 'RETURNED',
      amount: 5_500_000,
      returnedAt: '2026-06-10T08:00:00.000Z',
    })
    // Paid at 23:59 in Tehran on 1 June: kept until thirty days are over.
    assert.deepEqual(money({ ...rejected, fee: fee('PAID') }), {
      ...none,
      status: 'KEPT',
      amount: 5_500_000,
      returnsBy: '2026-07-01',
    })
  })
})
