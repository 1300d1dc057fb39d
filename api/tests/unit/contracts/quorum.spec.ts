import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  quorumOf,
  refusalEnds,
  ruleFault,
  signatureAnswers,
  signatureLevels,
  type QuorumStatus,
  type Signer,
} from '#contracts/quorum'

/**
 * `M+` a mandatory one who signed, `O-` an optional one who refused, `O?` one who may still, `M?x` one who left, `O?d` a
 * delegate who has answered for another.
 */
const signers = (written: string): Signer[] =>
  written
    .split(' ')
    .filter(Boolean)
    .map(([level, answer, out]) => ({
      level: level === 'M' ? 'MANDATORY' : level === 'O' ? 'OPTIONAL' : 'NOT_ALLOWED',
      answer: answer === '+' ? 'ACCEPTED' : answer === '-' ? 'REJECTED' : 'PENDING',
      isOut: out === 'x',
      isSpent: out === 'd',
    }))

const anySigner = fc.record<Signer>({
  level: fc.constantFrom(...signatureLevels),
  answer: fc.constantFrom(...signatureAnswers),
  isOut: fc.boolean(),
  isSpent: fc.boolean(),
})

/** The rule once more, as a person would say it, without a count in common with the product's. */
const asSpecified = (all: readonly Signer[], minimum: number): QuorumStatus => {
  const mandatory = all.filter((one) => one.level === 'MANDATORY')
  const optional = all.filter((one) => one.level === 'OPTIONAL')
  if (mandatory.some((one) => one.answer === 'REJECTED')) return 'REJECTED'
  const mayCome = (one: Signer) => one.answer === 'PENDING' && !one.isOut && !one.isSpent
  const came = optional.filter((one) => one.answer === 'ACCEPTED').length
  const hasAgreed = all.some((one) => one.level !== 'NOT_ALLOWED' && one.answer === 'ACCEPTED')
  if (!mandatory.some(mayCome) && came >= minimum) return hasAgreed ? 'ACCEPTED' : 'UNREACHABLE'
  if (came + optional.filter(mayCome).length >= minimum) return 'PENDING'
  // Who refused, and who gave the answer of another, were there to sign: only those who left are missed.
  const lost = optional.filter(
    (one) => one.answer === 'REJECTED' || (one.answer === 'PENDING' && one.isSpent)
  ).length
  return optional.length - lost >= minimum ? 'UNREACHABLE' : 'REJECTED'
}

test.group('The quorum of a document', () => {
  test('{0} with {1} optional is {2}')
    .with([
      ['M?', 0, 'PENDING'],
      ['M+', 0, 'ACCEPTED'],
      ['M-', 0, 'REJECTED'],
      ['M+ M?', 0, 'PENDING'],
      ['M+ M?x', 0, 'ACCEPTED'],
      ['M+x O?', 1, 'PENDING'],
      ['O+ O?', 1, 'ACCEPTED'],
      ['M?x', 0, 'UNREACHABLE'],
      ['M?x O?', 0, 'UNREACHABLE'],
      ['M?x O?', 1, 'PENDING'],
      ['', 0, 'UNREACHABLE'],
      ['O- O?', 1, 'PENDING'],
      ['O- O-', 1, 'REJECTED'],
      ['O- O?x', 1, 'UNREACHABLE'],
      ['O?x', 1, 'UNREACHABLE'],
      ['O+x', 1, 'ACCEPTED'],
      ['M+ O- O-', 0, 'ACCEPTED'],
      ['M? O- O-', 1, 'REJECTED'],
      ['M- O+', 1, 'REJECTED'],
      ['M+ O? O?', 2, 'PENDING'],
      ['M+ O+ O+', 2, 'ACCEPTED'],
      ['N+ O?', 1, 'PENDING'],
      ['O+ O?d', 1, 'ACCEPTED'],
      ['O+ O?d O?', 2, 'PENDING'],
      ['O+ O?d O-', 2, 'REJECTED'],
      ['O+ O?d O?x', 2, 'UNREACHABLE'],
      ['O- O?d O?', 2, 'REJECTED'],
      ['M+ M?d', 0, 'ACCEPTED'],
    ] as [string, number, QuorumStatus][])
    .run(({ assert }, [written, minimum, status]) => {
      assert.equal(quorumOf(signers(written), minimum).status, status)
    })

  test('of {0} with {1} optional: a refusal of the last one ends it: {2}')
    .with([
      ['O? M?', 0, true],
      ['M? O? O?', 1, false],
      ['M? O- O?', 1, true],
      ['M? O? O?', 2, true],
      ['M? O+ O?', 1, false],
      ['M? O?x O?', 1, false],
      ['M? N?', 0, false],
    ] as [string, number, boolean][])
    .run(({ assert }, [written, minimum, ends]) => {
      const all = signers(written)
      assert.equal(
        refusalEnds(all, minimum, (signer) => signer === all.at(-1)),
        ends
      )
    })

  test('is what the rule says for each of all combinations of three members', ({ assert }) => {
    const one = signatureLevels.flatMap((level) =>
      signatureAnswers.flatMap((answer) =>
        [false, true].flatMap((isOut) =>
          [false, true].map((isSpent): Signer => ({ level, answer, isOut, isSpent }))
        )
      )
    )
    let seen = 0
    for (const a of one) {
      for (const b of one) {
        for (const c of one) {
          for (const minimum of [0, 1, 2, 3]) {
            const all = [a, b, c]
            if (quorumOf(all, minimum).status !== asSpecified(all, minimum)) {
              assert.fail(JSON.stringify({ all, minimum }))
            }
            seen++
          }
        }
      }
    }
    assert.equal(seen, 36 ** 3 * 4)
  })

  test('counts who may sign: whoever is waited for can still bring it forward', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(anySigner, { maxLength: 8 }), fc.nat(8), (all, minimum) => {
        const { status, waitingFor } = quorumOf(all, minimum)
        assert.equal(status === 'PENDING', waitingFor.length > 0)
        if (status === 'ACCEPTED') assert.isTrue(all.some((one) => one.answer === 'ACCEPTED'))
        for (const person of waitingFor) {
          assert.deepInclude(person, { answer: 'PENDING', isOut: false, isSpent: false })
          assert.notEqual(person.level, 'NOT_ALLOWED')
        }
      })
    )
  })

  test('never goes back: a signature more leads no further from its acceptance', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(anySigner, { minLength: 1, maxLength: 8 }),
        fc.nat(4),
        fc.nat(),
        (all, minimum, at) => {
          const { status, waitingFor } = quorumOf(all, minimum)
          if (status !== 'PENDING') return
          const who = waitingFor[at % waitingFor.length]
          const next = all.map((one) =>
            one === who ? { ...one, answer: 'ACCEPTED' as const } : one
          )
          assert.include(['PENDING', 'ACCEPTED'], quorumOf(next, minimum).status)
        }
      )
    )
  })

  test('is not moved by who may not sign, nor by the order of the members', ({ assert }) => {
    fc.assert(
      fc.property(fc.array(anySigner, { maxLength: 8 }), fc.nat(4), (all, minimum) => {
        const { status } = quorumOf(all, minimum)
        const allowed = all.filter((one) => one.level !== 'NOT_ALLOWED')
        assert.equal(quorumOf(allowed.toReversed(), minimum).status, status)
      })
    )
  })
})

test.group('A rule of signatures', () => {
  test('{0} with a minimum of {1} optional: {2}')
    .with([
      ['M', 0, null],
      ['O', 1, null],
      ['M O O', 2, null],
      ['O', 0, 'noSignatory'],
      ['N N', 0, 'noSignatory'],
      ['', 0, 'noSignatory'],
      ['M O', 2, 'minimumAboveOptional'],
      ['M', -1, 'negativeMinimum'],
      ['M O', 0.5, 'negativeMinimum'],
    ] as [string, number, string | null][])
    .run(({ assert }, [written, minimum, fault]) => {
      const levels = signers(written).map(({ level }) => level)
      assert.equal(ruleFault(levels, minimum), fault)
    })

  test('without a fault can be met by its members', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...signatureLevels), { maxLength: 8 }),
        fc.integer({ min: -1, max: 9 }),
        (levels, minimum) => {
          if (ruleFault(levels, minimum)) return
          const agreed = { answer: 'ACCEPTED', isOut: false, isSpent: false } as const
          const all = levels.map((level): Signer => ({ level, ...agreed }))
          assert.equal(quorumOf(all, minimum).status, 'ACCEPTED')
        }
      )
    )
  })
})
