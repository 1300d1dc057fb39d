import { test } from '@japa/runner'
import { blockReasons, type BlockReason } from '#contracts/credit'
import { lineStanding, lineStandings, type LineStanding } from '#contracts/line_standing'
import { toldOfLine } from '#app/credit/credit_lines/domain/told_of_line'
import { shippedText } from '#app/people/notifications/domain/templates'
import { promises } from '#tests/support/promises'

test.group('How a line stands', () => {
  test('is told by what lasts longest', ({ assert }) => {
    const cases: [isExpired: boolean, reasons: BlockReason[], LineStanding][] = [
      [false, [], 'USABLE'],
      [false, ['ARREARS'], 'IN_ARREARS'],
      [false, ['STAFF'], 'HELD'],
      [false, ['FRAUD', 'ARREARS'], 'HELD'],
      [false, ['PAPERS_EXPIRED'], 'HELD'],
      [true, [], 'EXPIRED'],
      [true, ['STAFF', 'ARREARS'], 'EXPIRED'],
      [false, ['WRITTEN_OFF'], 'CLOSED'],
      [true, ['WRITTEN_OFF', 'ARREARS'], 'CLOSED'],
    ]
    for (const [isExpired, reasons, standing] of cases)
      assert.equal(lineStanding({ isExpired, blockReasons: reasons }), standing)
    assert.sameMembers([...new Set(cases.flatMap(([, reasons]) => reasons))], [...blockReasons])
  })
})

test.group('What is said of a line', () => {
  for (const [message, told] of Object.entries(toldOfLine))
    for (const standing of lineStandings)
      test(`${message}, ${standing}: promises what its reader has`, ({ assert }) => {
        const text = shippedText(told[standing])
        for (const [phrase, mayBeSaidTo] of promises)
          if (phrase.test(text)) assert.include(mayBeSaidTo, standing, `${phrase} in «${text}»`)
      })

  test('has each promise somewhere, or the table would hold nothing', ({ assert }) => {
    const texts = Object.values(toldOfLine).flatMap((told) => Object.values(told).map(shippedText))
    for (const [phrase] of promises)
      assert.isTrue(
        texts.some((text) => phrase.test(text)),
        String(phrase)
      )
  })
})
