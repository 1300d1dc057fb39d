import { test } from '@japa/runner'
import { goodsChanged } from '#app/trade/orders/domain/goods_text'
import { areSameLines, linesLeft, numbered } from '#app/trade/orders/domain/versions'

const tea = { itemName: 'چای', unitType: 'کارتن', qty: 10, price: 500 }
const oil = { itemName: 'روغن', unitType: 'بطری', qty: 4, price: 300 }
const teaAgain = { ...tea, qty: 3 }
const invoice = numbered([tea, oil, teaAgain])

test.group('What a return leaves of a paid invoice', () => {
  const fine: [what: string, sent: (typeof tea)[], left: [line: number, qty: number][]][] = [
    [
      'fewer of each',
      [
        { ...tea, qty: 2 },
        { ...oil, qty: 1 },
        { ...tea, qty: 1 },
      ],
      [
        [1, 2],
        [2, 1],
        [3, 1],
      ],
    ],
    [
      'a line less in the middle',
      [tea, teaAgain],
      [
        [1, 10],
        [3, 3],
      ],
    ],
    ['the last line alone', [oil], [[2, 4]]],
    ['the same goods once: of the first line that has as many', [{ ...tea, qty: 3 }], [[1, 3]]],
    [
      'a thousandth less',
      [{ ...tea, qty: 9.999 }, oil, teaAgain],
      [
        [1, 9.999],
        [2, 4],
        [3, 3],
      ],
    ],
  ]
  for (const [what, sent, left] of fine) {
    test(`${what} keeps the numbers of the lines`, ({ assert }) => {
      assert.deepEqual(
        linesLeft(invoice, sent)?.map(({ line, qty }) => [line, qty]),
        left
      )
    })
  }

  const refused: [what: string, sent: (typeof tea)[]][] = [
    ['another name', [{ ...tea, itemName: 'سنگ', qty: 1 }]],
    ['a name with another space', [{ ...tea, itemName: 'چای ', qty: 1 }]],
    ['another unit', [{ ...tea, unitType: 'بسته', qty: 1 }]],
    ['a higher price', [{ ...tea, price: 501, qty: 1 }]],
    ['a lower price', [{ ...tea, price: 499 }]],
    ['more of a line', [{ ...tea, qty: 10.001 }]],
    ['another order', [oil, tea]],
    ['a line twice', [oil, oil]],
    ['a line more', [tea, oil, teaAgain, { ...oil, qty: 1 }]],
    ['one line split into two', [tea, { ...oil, qty: 2 }, { ...oil, qty: 2 }]],
  ]
  for (const [what, sent] of refused) {
    test(`is not ${what}`, ({ assert }) => assert.isNull(linesLeft(invoice, sent)))
  }
})

test.group('What changed of an invoice', () => {
  test('is told in words, by line', ({ assert }) => {
    const left = linesLeft(invoice, [{ ...tea, qty: 7 }, teaAgain])!
    assert.deepEqual(goodsChanged(invoice, left), {
      before: [
        '۱. چای، ۱۰ کارتن، هر واحد ۵۰۰ ریال، جمع ۵٬۰۰۰ ریال',
        '۲. روغن، ۴ بطری، هر واحد ۳۰۰ ریال، جمع ۱٬۲۰۰ ریال',
      ],
      after: ['۱. چای، ۷ کارتن، هر واحد ۵۰۰ ریال، جمع ۳٬۵۰۰ ریال'],
    })
  })

  test('is told of twenty lines at most, and how many more', ({ assert }) => {
    const many = numbered(Array.from({ length: 25 }, () => tea))
    const { before, after } = goodsChanged(many, [])
    assert.lengthOf(before, 21)
    assert.equal(before[20], 'و ۵ ردیف دیگر')
    assert.deepEqual(after, [])
  })

  test('is nothing where quantities, names, units, prices and order are the same', ({ assert }) => {
    assert.isTrue(areSameLines(invoice, [tea, oil, teaAgain]))
    assert.isFalse(areSameLines(invoice, [oil, tea, teaAgain]))
    assert.isFalse(areSameLines(invoice, [tea, oil]))
    assert.isFalse(areSameLines(invoice, [tea, oil, { ...teaAgain, qty: 2 }]))
  })
})
