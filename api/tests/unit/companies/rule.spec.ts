import { test } from '@japa/runner'
import type { SignatureLevel } from '#contracts/quorum'
import { confirmersOf } from '#contracts/signature_rules'

type Level = SignatureLevel | null
/** The CEO proposes; the others by their first letter. */
type Board = Partial<Record<'ceo' | 'ali' | 'bita', SignatureLevel>>
const levelsOf = (ceo: Level, ali: Level, bita: Level) => ({
  levels: Object.fromEntries(
    Object.entries({ ceo, ali, bita }).filter(([, level]) => level)
  ) as Board & Record<string, SignatureLevel>,
})
const [must, may, none] = ['MANDATORY', 'OPTIONAL', 'NOT_ALLOWED'] as const

test.group('Who confirms a change of the rule', () => {
  test('{0}')
    .with([
      ['another mandatory member', [must, must, may], [must, must, must], 'ali'],
      ['any of several', [must, must, must], [may, must, must], 'ali,bita'],
      ['no optional one, also who is raised by it', [must, may, none], [must, must, may], ''],
      ['not the proposer, who has to sign', [must, may, may], [must, may, must], ''],
      ['not who is removed', [must, must, must], [must, null, must], 'bita'],
      ['not who is downgraded', [must, must, must], [must, may, must], 'bita'],
      ['not who may not sign any more', [must, must, must], [must, none, must], 'bita'],
      ['the bank where the only other is removed', [must, must, may], [must, null, may], ''],
      ['the bank where the only other is downgraded', [must, must, may], [must, may, must], ''],
      ['the bank where all others are', [must, must, must], [must, none, null], ''],
      ['the bank where no one has to sign', [none, may, may], [none, may, none], ''],
    ] as [string, [Level, Level, Level], [Level, Level, Level], string][])
    .run(({ assert }, [, before, after, expected]) => {
      assert.equal(confirmersOf(levelsOf(...before), levelsOf(...after), 'ceo').join(), expected)
    })
})
