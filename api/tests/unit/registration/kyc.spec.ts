import { test } from '@japa/runner'
import { canMove } from '#contracts/transitions'
import {
  kycSteps,
  kycTransitions,
  showsRefusal,
  stepStatuses,
  type StepStatus,
} from '#contracts/registration'
import {
  isReviewed,
  kycAfterAcceptance,
  kycAfterReview,
} from '#app/onboarding/registration/domain/kyc'

const file = (identityStatus: StepStatus, shopStatus: StepStatus, docsStatus: StepStatus) => ({
  identityStatus,
  shopStatus,
  docsStatus,
})

test.group('The file’s way', () => {
  test('only three approvals ask for the score, and only of a file that waits for it', ({
    assert,
  }) => {
    for (const status of stepStatuses) {
      const reviewed = file('APPROVED', 'APPROVED', status)
      const expected = status === 'APPROVED' ? 'CREDIT_SCORE_PENDING' : 'PHONE_CONFIRMED'
      assert.equal(kycAfterReview('PHONE_CONFIRMED', reviewed), expected)
      assert.equal(isReviewed(reviewed), status === 'APPROVED')
    }
    const all = file('APPROVED', 'APPROVED', 'APPROVED')
    for (const step of kycSteps.filter((each) => each !== 'PHONE_CONFIRMED')) {
      assert.equal(kycAfterReview(step, all), step)
    }
  })

  test('a refused score that is taken up again goes on where the review stands', ({ assert }) => {
    const all = file('APPROVED', 'APPROVED', 'APPROVED')
    assert.equal(kycAfterAcceptance(all), 'CREDIT_SCORE_ACCEPTED')
    assert.equal(kycAfterAcceptance(file('APPROVED', 'PENDING', 'START')), 'PHONE_CONFIRMED')
  })

  test('what the bank ended stays ended', ({ assert }) => {
    for (const to of kycSteps) {
      assert.isFalse(canMove(kycTransitions, 'ACCEPTED', to))
      assert.isFalse(canMove(kycTransitions, 'REJECTED', to))
    }
  })

  test('the refusal dialog opens for a refused file alone, until it was seen', ({ assert }) => {
    for (const kycStep of kycSteps) {
      const refused = kycStep === 'REJECTED' || kycStep === 'CREDIT_SCORE_REJECTED'
      assert.equal(showsRefusal({ kycStep, hasNotGetCredit: true }), refused)
      assert.isFalse(showsRefusal({ kycStep, hasNotGetCredit: false }))
    }
  })
})
