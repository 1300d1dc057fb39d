import { test } from '@japa/runner'
import {
  companyCard,
  companyKycStep,
  companyStatuses,
  companyTransitions,
  isCompanyId,
  nextCompanyStep,
  verificationBadge,
  type CompanyStanding,
  type CompanyStatus,
} from '#contracts/companies'
import { canMove } from '#contracts/transitions'

const letters: Record<string, CompanyStatus> = {
  S: 'START',
  P: 'PENDING',
  A: 'ACCEPTED',
  R: 'REJECTED',
}
/** The four statuses as letters: company, CEO, board, appointment. */
const standing = (written: string): CompanyStanding => {
  const [companyStatus, ceoStatus, boardMemberStatus, appointmentStatus] = [...written].map(
    (letter) => letters[letter]
  )
  return { companyStatus, ceoStatus, boardMemberStatus, appointmentStatus }
}
const everyStanding = Object.keys(letters).flatMap((a) =>
  Object.keys(letters).flatMap((b) =>
    Object.keys(letters).flatMap((c) => Object.keys(letters).map((d) => a + b + c + d))
  )
)

test('a step of a company has these moves and no others', ({ assert }) => {
  const moves = companyStatuses.flatMap((from) =>
    companyStatuses
      .filter((to) => canMove(companyTransitions, from, to))
      .map((to) => `${from} → ${to}`)
  )
  assert.deepEqual(moves, [
    'START → PENDING',
    'PENDING → ACCEPTED',
    'PENDING → REJECTED',
    'REJECTED → PENDING',
  ])
})

test.group('A company’s file', () => {
  test('{0}: goes on at {1}, shows the badge {2} and the card {3}, and stands at {4}')
    .with([
      ['SSSS', 'company', 'START', 'continue', 'AUTHENTICATION'],
      ['PSSS', 'ceo', 'PENDING', 'continue', 'AUTHENTICATION'],
      ['PPSS', 'board', 'PENDING', 'continue', 'AUTHENTICATION'],
      ['PPPS', 'appointment', 'PENDING', 'continue', 'BRANCH_SELECTION'],
      ['PPPP', 'summary', 'PENDING', 'awaiting-review', 'BRANCH_SELECTION'],
      ['AAAP', 'summary', 'PENDING', 'awaiting-allocation', 'BRANCH_SELECTION'],
      ['AAPA', 'summary', 'PENDING', 'awaiting-review', 'BRANCH_SELECTION'],
      ['AAAA', 'summary', 'ACCEPTED', 'awaiting-allocation', 'ACCEPTED'],
      ['RAAA', 'company', 'REJECTED', 'continue', 'REJECTED'],
      ['RPAA', 'company', 'PENDING', 'continue', 'REJECTED'],
      ['AAAR', 'appointment', 'START', 'continue', 'REJECTED'],
      ['AASS', 'board', 'START', 'continue', 'AUTHENTICATION'],
    ] as const)
    .run(({ assert }, [written, step, badge, card, kycStep]) => {
      const s = standing(written)
      assert.equal(nextCompanyStep(s), step)
      assert.equal(verificationBadge(s), badge)
      assert.equal(companyCard({ ...s, credit: 0 }), card)
      assert.equal(companyKycStep({ ...s, credit: 0 }), kycStep)
    })

  test('holds for each of all 256 standings what the specification says', ({ assert }) => {
    for (const written of everyStanding) {
      const s = standing(written)
      const badge = verificationBadge(s)
      assert.equal(badge === 'PENDING', written.includes('P'), written)
      assert.equal(badge === 'ACCEPTED', written === 'AAAA', written)
      const isOpen = /[SR]/.test(written)
      assert.equal(companyCard({ ...s, credit: 0 }) === 'continue', isOpen, written)
      assert.equal(nextCompanyStep(s) === 'summary', !isOpen, written)
      assert.equal(companyCard({ ...s, credit: 1 }), 'credit', written)
      assert.equal(companyKycStep({ ...s, credit: 1 }), 'CREDIT_ACCEPTED', written)
    }
    assert.lengthOf(everyStanding, 256)
  })
})

test.group('The national id of a company', () => {
  test('{0}: {1}')
    .with([
      ['10380284790', true],
      ['10100302746', true],
      ['۱۰۳۸۰۲۸۴۷۹۰', true],
      ['10380284791', false],
      ['11111111111', false],
      ['1038028479', false],
      ['103802847900', false],
      ['1038028479a', false],
      ['', false],
    ] as const)
    .run(({ assert }, [id, isValid]) => {
      assert.equal(isCompanyId(id), isValid)
    })

  test('does not survive one digit that was typed wrong', ({ assert }) => {
    // One whose check digit is 0 would: a rest of ten is written as 0 too.
    const id = '10100302746'
    for (let at = 0; at < 11; at++) {
      for (let digit = 0; digit < 10; digit++) {
        const typed = id.slice(0, at) + digit + id.slice(at + 1)
        if (typed !== id) assert.isFalse(isCompanyId(typed), typed)
      }
    }
  })
})
