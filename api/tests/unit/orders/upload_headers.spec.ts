import { test } from '@japa/runner'
import { likeliestHead, suggestedFor } from '#app/trade/order_uploads/domain/headers'

const rowOf = (number: number, cells: string[]) => ({ number, cells })

/** How many letters' pairs are looked at while it runs. */
const workOf = (run: () => unknown): number => {
  const { intersection } = Set.prototype
  let work = 0
  Set.prototype.intersection = function <T, U>(this: Set<T>, other: ReadonlySetLike<U>) {
    work += Math.min(this.size, other.size)
    return intersection.call(this, other) as Set<T & U>
  }
  try {
    run()
  } finally {
    Set.prototype.intersection = intersection
  }
  return work
}

test.group('Headers of a file of invoices', () => {
  test('are found for their columns, and no column twice', ({ assert }) => {
    const row = rowOf(1, ['شرح', 'کد فاکتور', 'فی', 'تاریخ', 'طرح', 'یادداشت'])
    assert.deepEqual(
      suggestedFor(row).map(({ column }) => column),
      ['itemName', 'externalId', 'price', 'invoicedAt', 'plan', null]
    )
  })

  test('«شرح» alone is the goods, and not the plan', ({ assert }) => {
    assert.deepEqual(suggestedFor(rowOf(1, ['شرح'])), [{ header: 'شرح', column: 'itemName' }])
  })

  test('are no cells of more than 100 characters', ({ assert }) => {
    const long = 'قیمت '.repeat(25)
    assert.deepEqual(suggestedFor(rowOf(1, [long])), [{ header: long, column: null }])
  })

  test('stand above lines that are fuller than they are', ({ assert }) => {
    const head = rowOf(2, ['کد فاکتور', 'همراه مشتری', 'شرح', 'تعداد'])
    const lines = [3, 4, 5, 6].map((row) =>
      rowOf(row, [`F-${row}`, '09121234567', 'روغن', '2', '5', '1405/01/15'])
    )
    assert.equal(likeliestHead([rowOf(1, ['پخش نمونه']), head, ...lines]), head)
  })

  const sheet = (length: number) =>
    Array.from({ length: 20 }, (_, row) =>
      rowOf(
        row + 1,
        Array.from({ length: 50 }, (__, at) =>
          `${'ابپتثجچحخ'[row % 9]}${'دذرزژسشصض'[at % 9]}${'کگلمنوهیط'[Math.floor(at / 9)]}`
            .repeat(200)
            .slice(0, length)
        )
      )
    )

  test('of long cells cost nothing', ({ assert }) => {
    assert.equal(
      workOf(() => likeliestHead(sheet(500))),
      0
    )
  })

  test('are looked for closely in three rows', ({ assert }) => {
    const rows = sheet(90)
    const ofOne = workOf(() => suggestedFor(rows[0]!))
    assert.isAbove(ofOne, 0)
    assert.isAtMost(
      workOf(() => likeliestHead(rows)),
      4 * ofOne
    )
  })
})
