import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  countsIn,
  match,
  type MatchedLine,
  type Ours,
  type Theirs,
} from '#app/money/reconciliation/domain/match'
import { sumsOf } from '#app/money/reconciliation/domain/sums'

const period = { from: '2026-01-10', to: '2026-01-12' }
const there = (references: string | string[], day: string, amount: number, row = 1): Theirs => ({
  ...{ row, references: [references].flat().filter(Boolean), day: `2026-01-${day}`, amount },
  text: '',
})
const here = (reference: string, day: string, amount: number, id = reference): Ours => ({
  ...{ kind: 'gateway-deposits', id, reference, day: `2026-01-${day}`, amount },
})
const told = (lines: readonly MatchedLine[]) =>
  lines
    .map(({ status, theirs, ours }) => `${status} ${theirs?.row ?? '–'} ${ours?.id ?? '–'}`)
    .toSorted()

test.group('A line of a statement and a record of ours', () => {
  for (const [name, theirs, ours, expected] of [
    [
      'match by reference, amount and day',
      [there('A1', '10', 5)],
      [here('A1', '10', 5)],
      ['MATCHED 1 A1'],
    ],
    [
      'match whatever zeros, blanks and digits the reference has',
      [there('۰۰-12 3a', '10', 5)],
      [here('123A', '10', 5)],
      ['MATCHED 1 123A'],
    ],
    ['match within three days', [there('A1', '12', 5)], [here('A1', '15', 5)], ['MATCHED 1 A1']],
    [
      'do not match four days apart; what lies beyond the period is not missed',
      [there('A1', '11', 5)],
      [here('A1', '15', 5)],
      ['MISSING_HERE 1 –'],
    ],
    [
      'match by the second reference',
      [there(['x', 'A1'], '10', 5)],
      [here('A1', '10', 5)],
      ['MATCHED 1 A1'],
    ],
    ['differ by amount', [there('A1', '10', 5)], [here('A1', '10', 6)], ['AMOUNT_DIFFERS 1 A1']],
    [
      'are two things when one came and one went',
      [there('A1', '10', 5)],
      [here('A1', '10', -5)],
      ['MISSING_HERE 1 –', 'MISSING_THERE – A1'],
    ],
    ['are missed here', [there('A1', '10', 5)], [], ['MISSING_HERE 1 –']],
    ['are missed there', [], [here('A1', '10', 5)], ['MISSING_THERE – A1']],
    [
      'match once: the same line again is a duplicate',
      [there('A1', '10', 5), there('A1', '11', 5, 2)],
      [here('A1', '10', 5)],
      ['DUPLICATE 2 –', 'MATCHED 1 A1'],
    ],
    [
      'match once: another amount under the same name is missed here',
      [there('A1', '10', 5), there('A1', '10', 7, 2)],
      [here('A1', '10', 5)],
      ['MATCHED 1 A1', 'MISSING_HERE 2 –'],
    ],
    [
      'the nearest day is taken first',
      [there('A1', '10', 5)],
      [here('A1', '12', 5, 'far'), here('A1', '10', 5, 'near')],
      ['MATCHED 1 near', 'MISSING_THERE – far'],
    ],
    [
      'the same amount is taken before another one',
      [there('A1', '10', 5)],
      [here('A1', '10', 6, 'other'), here('A1', '12', 5, 'same')],
      ['MATCHED 1 same', 'MISSING_THERE – other'],
    ],
    [
      'without a name match by day and amount',
      [there('', '10', 5)],
      [here('A1', '10', 5)],
      ['MATCHED 1 A1'],
    ],
    [
      'without a name do not match where two could be meant',
      [there('', '10', 5)],
      [here('A1', '10', 5), here('A2', '10', 5)],
      ['MISSING_HERE 1 –', 'MISSING_THERE – A1', 'MISSING_THERE – A2'],
    ],
  ] as [string, Theirs[], Ours[], string[]][])
    test(name, ({ assert }) => {
      assert.deepEqual(told(match(theirs, ours, period)), expected)
    })

  test('are each used once, counts add up, and the order of either side makes no difference', ({
    assert,
  }) => {
    const reference = fc.constantFrom('', 'a', 'A', 'b', '0b', 'c', 'd')
    const day = fc.integer({ min: 7, max: 15 }).map((number) => String(number).padStart(2, '0'))
    const amount = fc.constantFrom(-2, -1, 1, 2, 3)
    const theirsOf = fc
      .array(fc.tuple(reference, reference, fc.constantFrom('10', '11', '12'), amount), {
        maxLength: 12,
      })
      .map((all) =>
        all.map(([one, other, on, rials], at) => there([one, other], on, rials, at + 1))
      )
    const oursOf = fc
      .array(fc.tuple(reference, day, amount), { maxLength: 12 })
      .map((all) => all.map(([name, on, rials], at) => here(name, on, rials, `o${at}`)))
    /** Rows of the same content may change places. */
    const content = (lines: readonly MatchedLine[]) =>
      lines
        .map(({ status, theirs, ours }) =>
          JSON.stringify([status, theirs && { ...theirs, row: 0 }, ours?.id])
        )
        .toSorted()
    fc.assert(
      fc.property(theirsOf, oursOf, fc.integer(), (theirs, ours, turn) => {
        const lines = match(theirs, ours, period)
        const rows = lines.flatMap(({ theirs: one }) => one?.row ?? []).toSorted((a, b) => a - b)
        assert.deepEqual(
          rows,
          theirs.map(({ row }) => row)
        )
        const used = lines.flatMap(({ ours: one }) => one?.id ?? [])
        assert.lengthOf(new Set(used), used.length)
        const inPeriod = ours.filter(({ day: on }) => period.from <= on && on <= period.to)
        assert.includeMembers(
          used,
          inPeriod.map(({ id }) => id)
        )
        const counts = countsIn(lines)
        const ofFile = counts.matched + counts.missingHere + counts.amountDiffers + counts.duplicate
        assert.equal(ofFile, theirs.length)
        assert.equal(ofFile + counts.missingThere, lines.length)
        assert.equal(sumsOf(lines, null).unexplained, 0)
        const at = theirs.length > 0 ? Math.abs(turn) % theirs.length : 0
        const turned = [...theirs.slice(at), ...theirs.slice(0, at)]
        assert.deepEqual(content(match(turned, ours.toReversed(), period)), content(lines))
      }),
      { numRuns: 2_000 }
    )
  })

  test('are compared a few times each, also 20,000 of one name and amount', ({ assert }) => {
    let reads = 0
    const days = ['10', '11', '12']
    const theirs = Array.from({ length: 20_000 }, (_, at) => {
      const { day, ...rest } = there('A', days[at % 3]!, 5, at + 1)
      return Object.defineProperty(rest, 'day', {
        enumerable: true,
        get() {
          reads++
          return day
        },
      }) as Theirs
    })
    const lines = match(theirs, [here('A', '10', 5)], period)
    assert.deepEqual(countsIn(lines), {
      ...{ matched: 1, missingHere: 0, missingThere: 0, amountDiffers: 0, duplicate: 19_999 },
    })
    // Sorting reads each some tens of times; each beside all others would be hundreds of millions.
    assert.isBelow(reads, 100 * theirs.length)
  })

  test('that another file stands beside is told again, and is not missed', ({ assert }) => {
    const taken = { ...here('A1', '10', 5), isTaken: true }
    assert.deepEqual(told(match([there('A1', '11', 5)], [taken], period)), ['DUPLICATE 1 –'])
    assert.deepEqual(told(match([there('A1', '10', 6)], [taken], period)), ['MISSING_HERE 1 –'])
    assert.deepEqual(told(match([], [taken], period)), [])
    assert.deepEqual(
      told(match([there('A1', '11', 5)], [taken, here('A1', '12', 5, 'free')], period)),
      ['MATCHED 1 free']
    )
  })

  test('leave in rials what neither side accounts for', ({ assert }) => {
    const lines = match(
      [there('A', '10', 100), there('B', '10', 50), there('C', '10', 8)],
      [here('A', '10', 100), here('C', '10', 9), here('D', '10', 20)],
      period
    )
    assert.deepEqual(sumsOf(lines, null), { theirs: 158, ours: 129, explained: 29, unexplained: 0 })
    assert.equal(sumsOf(lines, 161).unexplained, 3)
  })
})
