import { test } from '@japa/runner'
import { groupedIban, isIban } from '#contracts/iban'

test.group('An IBAN', () => {
  const table: [text: string, is: boolean][] = [
    ['IR062960000000100324200001', true],
    ['IR580540105180021273113007', true],
    // A digit mistyped, two swapped, one missing, one too many, another country, blanks.
    ['IR062960000000100324200002', false],
    ['IR062960000000100342200001', false],
    ['IR06296000000010032420000', false],
    ['IR0629600000001003242000011', false],
    ['GB29NWBK60161331926819', false],
    ['IR06 2960 0000 0010 0324 2000 01', false],
    ['ir062960000000100324200001', false],
    ['', false],
  ]
  test('{0}: {1}')
    .with(table)
    .run(({ assert }, [text, is]) => {
      assert.equal(isIban(text), is)
    })

  test('is read in groups of four', ({ assert }) => {
    assert.equal(groupedIban('IR062960000000100324200001'), 'IR06 2960 0000 0010 0324 2000 01')
  })
})
