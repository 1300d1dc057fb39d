import { test } from '@japa/runner'
import { searchKinds, takeInTurn } from '#app/desk/reports/queries/search_kinds'
import { wordsOf } from '#app/desk/reports/queries/search'

test.group('What the search gives of each kind', () => {
  test('{lists} in all {max}: {given}')
    .with([
      { lists: ['aaa', 'b'], max: 20, given: 'aaab' },
      { lists: ['aaaaaa', 'bb', 'cccc'], max: 6, given: 'aabbcc' },
      { lists: ['aaaaaa', 'b', ''], max: 4, given: 'aaab' },
      { lists: ['', ''], max: 3, given: '' },
      { lists: ['aa', 'bb', 'cc'], max: 2, given: 'ab' },
    ])
    .run(({ assert }, { lists, max, given }) => {
      assert.equal(
        takeInTurn(
          lists.map((list) => [...list]),
          max
        ).join(''),
        given
      )
    })

  test('“{typed}” is looked for as {words}')
    .with([
      { typed: 'كيوان  نیک‌آیین', words: ['کیوان', 'نیک', 'ایین'] },
      { typed: '۰۹۱۲ ۱', words: ['0912', '1'] },
      { typed: 'ab ۱۲', words: [] },
      { typed: ' \0 ', words: [] },
      { typed: 'abc b c d e f g h', words: ['abc', 'b', 'c', 'd', 'e', 'f'] },
    ])
    .run(({ assert }, { typed, words }) => assert.deepEqual(wordsOf(typed), words))

  test('a card is meant by exactly four digits, a payment by one word, and wildcards are letters', ({
    assert,
  }) => {
    const asked = (kind: string, ...typed: string[]) =>
      searchKinds.find((one) => one.kind === kind)!.conditions(typed)
    assert.deepEqual(asked('CARD', '1234'), [['card.last_four = ?', '1234']])
    for (const typed of [['12345'], ['123'], ['12a4'], ['1234', '5']])
      assert.isNull(asked('CARD', ...typed))
    assert.isNull(asked('PAYMENT', 'a', 'b'))
    assert.deepEqual(asked('CUSTOMER', '5%_\\'), [['customer.search_key ilike ?', '%5\\%\\_\\\\%']])
  })
})
