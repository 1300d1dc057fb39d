import { test } from '@japa/runner'
import fc from 'fast-check'
import { couldCount, isDelegable } from '#contracts/delegations'
import { quorumOf, ruleFault, signatureLevels, type Signer } from '#contracts/quorum'
import { isOwnNeeded } from '#app/onboarding/signatures/domain/own_signature'

interface Person extends Signer {
  memberId: string
}

const person = (memberId: string, level: Signer['level']): Person => ({
  ...{ memberId, level, answer: 'PENDING', isOut: false, isSpent: false },
})
const roles = { delegateRole: 'BOARD_MEMBER' } as const
const levelsOf = { M: 'MANDATORY', O: 'OPTIONAL', N: 'NOT_ALLOWED' } as const

test.group('The own signature of a delegate', () => {
  test('of {0} with {1} optional, b for a: needed is {2}')
    .with([
      ['M N', 0, false],
      ['M O', 0, false],
      ['M O', 1, true],
      ['O O', 1, false],
      ['O O', 2, true],
      ['O O O', 2, false],
      ['O M', 1, true],
      ['M', 0, false],
    ] as [string, number, boolean][])
    .run(({ assert }, [written, minimum, expected]) => {
      const signers = written
        .split(' ')
        .map((level, at) => person('ab'[at] ?? 'c', levelsOf[level as keyof typeof levelsOf]))
      const pair = { memberId: 'a', givenBy: 'b' }
      assert.equal(isOwnNeeded(signers, minimum, pair), expected)
      assert.isFalse(isOwnNeeded(signers, minimum, { memberId: 'a', givenBy: 'a' }))
      const answered = signers.map((one) => ({ ...one, answer: 'REJECTED' as const }))
      assert.isFalse(isOwnNeeded(answered, minimum, pair))
    })

  test('is needed of every new document exactly where a delegation could never count', ({
    assert,
  }) => {
    const levels = fc.array(fc.constantFrom(...signatureLevels), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(levels, fc.nat(4), (given, minimumOptional) => {
        const signers = given.map((level, at) => person(String(at), level))
        const rule = { levels: Object.fromEntries(given.entries()), minimumOptional }
        if (ruleFault(given, minimumOptional)) return
        if (!isDelegable({ ...roles, delegatorLevel: given[0], delegateLevel: given[1] })) return
        const pair = { memberId: '0', givenBy: '1' }
        assert.equal(couldCount(rule, '1'), !isOwnNeeded(signers, minimumOptional, pair))
      })
    )
  })

  test('leaves no document without an end, and counts each person once', ({ assert }) => {
    const answer = fc.record({
      by: fc.nat(5),
      isOnBehalf: fc.boolean(),
      accepts: fc.boolean(),
    })
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...signatureLevels), { minLength: 2, maxLength: 6 }),
        fc.nat(4),
        fc.array(fc.nat(5), { minLength: 3, maxLength: 3 }),
        fc.array(answer, { maxLength: 12 }),
        (levels, minimum, absent, answers) => {
          if (ruleFault(levels, minimum)) return
          let signers = levels.map((level, at) => person(String(at), level))
          // Whom each stands in for: one at a time on either side, as proposals are refused otherwise.
          const standsFor = new Map<number, number>()
          const busy = new Set<number>()
          absent.forEach((delegator, i) => {
            const delegate = (delegator + i + 1) % levels.length
            const pair = {
              delegatorLevel: levels[delegator] ?? null,
              delegateLevel: levels[delegate] ?? null,
              delegateRole: 'BOARD_MEMBER' as const,
            }
            if (delegator === delegate || !isDelegable(pair)) return
            if (busy.has(delegator) || busy.has(delegate)) return
            busy.add(delegator).add(delegate)
            standsFor.set(delegate, delegator)
          })
          const people = new Set<number>()
          for (const { by, isOnBehalf, accepts } of answers) {
            const place = isOnBehalf ? standsFor.get(by) : by
            const signer = place === undefined ? undefined : signers[place]
            if (!signer || quorumOf(signers, minimum).status !== 'PENDING') continue
            if (signer.level === 'NOT_ALLOWED' || signer.answer !== 'PENDING' || people.has(by)) {
              continue
            }
            const pair = { memberId: String(place), givenBy: String(by) }
            if (isOwnNeeded(signers, minimum, pair)) continue
            people.add(by)
            signers = signers.map((one, at): Person => {
              if (at === place) return { ...one, answer: accepts ? 'ACCEPTED' : 'REJECTED' }
              return at === by ? { ...one, isSpent: true } : one
            })
            // Nobody ends a document by agreeing to it.
            if (accepts) assert.notEqual(quorumOf(signers, minimum).status, 'REJECTED')
          }
          const { status, waitingFor } = quorumOf(signers, minimum)
          assert.notEqual(status, 'UNREACHABLE')
          // Who is awaited may still answer, each for themselves.
          for (const { memberId } of waitingFor) assert.isFalse(people.has(Number(memberId)))
          if (status === 'PENDING') {
            assert.isNotEmpty(waitingFor)
            const all = signers.map((one) =>
              waitingFor.includes(one) ? { ...one, answer: 'ACCEPTED' as const } : one
            )
            assert.equal(quorumOf(all, minimum).status, 'ACCEPTED')
          }
          if (status === 'ACCEPTED') {
            const mandatory = levels.filter((level) => level === 'MANDATORY').length
            assert.isAtLeast(people.size, mandatory + minimum)
          }
        }
      ),
      { numRuns: 500 }
    )
  })
})
