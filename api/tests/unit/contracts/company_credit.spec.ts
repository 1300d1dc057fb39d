import { test } from '@japa/runner'
import { companyCreditPages, companyCreditState } from '#contracts/company_credit'

const flags = [
  'isAllocated',
  'isBlocked',
  'isCreditExpired',
  'hasActivePlatformFee',
  'hasRenewalCredit',
  'isContractSigned',
] as const
const days = [null, 0, 7, 8, -1] as const

/** An independent reading of the specification, from the most to the least pressing. */
const expected = (f: Record<(typeof flags)[number], boolean>, left: number | null) => {
  if (!f.isAllocated) return 'NONE'
  if (f.isCreditExpired && f.hasRenewalCredit) {
    if (!f.isContractSigned) return 'SIGN_RENEWAL'
    if (!f.hasActivePlatformFee) return 'PAY_RENEWAL'
  }
  if (f.isCreditExpired) return 'EXPIRED'
  if (f.isBlocked) return 'BLOCKED'
  if (!f.hasActivePlatformFee) return 'PAY_FEE'
  if (f.hasRenewalCredit) return f.isContractSigned ? 'PAY_RENEWAL' : 'SIGN_RENEWAL'
  return left !== null && left <= 7 ? 'REMINDER' : 'OPEN'
}

test.group('How the credit of a company stands', () => {
  test('over all combinations', ({ assert }) => {
    const seen = new Set<string>()
    for (let bits = 0; bits < 2 ** flags.length; bits++) {
      const facts = Object.fromEntries(
        flags.map((flag, at) => [flag, Boolean(bits & (2 ** at))])
      ) as Record<(typeof flags)[number], boolean>
      for (const creditRemainingDays of days) {
        const state = companyCreditState({ ...facts, creditRemainingDays })
        assert.equal(
          state,
          expected(facts, creditRemainingDays),
          JSON.stringify({ ...facts, creditRemainingDays })
        )
        seen.add(state)
      }
    }
    assert.equal(seen.size, 8)
  })

  test('leads to a page where the CEO can do something about it, and nowhere else', ({
    assert,
  }) => {
    assert.deepEqual(companyCreditPages, {
      SIGN_RENEWAL: '/credit-renewal/agreement',
      PAY_RENEWAL: '/credit-renewal/platform-fee',
      PAY_FEE: '/card/platform-fee',
    })
  })
})
