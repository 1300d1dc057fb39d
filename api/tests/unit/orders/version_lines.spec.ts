import { test } from '@japa/runner'
import { hasNoDigest, versionLines } from '#contracts/version_lines'

const line = (line: number, itemName: string, qty: number) => ({
  line,
  itemName,
  unitType: 'کارتن',
  qty,
  price: 1_000,
})

test.group('The lines of a version beside those before', () => {
  test('say what was taken away, what is gone, and what is new', ({ assert }) => {
    const before = { items: [line(1, 'چای', 10), line(2, 'قند', 4), line(3, 'روغن', 2)] }
    const version = { items: [line(1, 'چای', 7), line(2, 'سنگ', 4)] }
    assert.deepEqual(
      versionLines(version, before).map(({ line: { itemName, qty }, was, isGone }) => [
        ...[itemName, qty, was, isGone],
      ]),
      [
        ['چای', 7, 10, false],
        ['سنگ', 4, null, false],
        ['قند', 4, 4, true],
        ['روغن', 2, 2, true],
      ]
    )
    assert.deepEqual(
      versionLines(before).map(({ was }) => was),
      [10, 4, 2],
      'of the first nothing has changed'
    )
  })

  test('have no digest where a paid invoice has no version that was paid for', ({ assert }) => {
    const [kept, old] = [{ isPaidFor: true }, { isPaidFor: false }]
    assert.isTrue(hasNoDigest(true, [old]))
    assert.isFalse(hasNoDigest(true, [old, kept]))
    assert.isFalse(hasNoDigest(false, [old]))
  })
})
