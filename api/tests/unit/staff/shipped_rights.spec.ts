import { test } from '@japa/runner'
import { heldFromNowOn, shippedNow } from '#app/people/staff/domain/shipped_rights'

const known = ['a', 'b', 'c', 'd']
const cases: [what: string, last: string, shipped: string, held: string, then: string][] = [
  ['nothing changed', 'ab', 'ab', 'ab', 'ab'],
  ['the product adds a right', 'ab', 'abc', 'ab', 'abc'],
  ['the product withdraws a right', 'abc', 'ab', 'abc', 'ab'],
  ['the product adds one right and withdraws another', 'ab', 'bc', 'ab', 'bc'],
  ['staff took a shipped right away', 'ab', 'ab', 'a', 'a'],
  ['staff took one away, and the product adds another', 'ab', 'abc', 'a', 'ac'],
  ['staff gave a right', 'ab', 'ab', 'abd', 'abd'],
  ['staff gave a right, and the product adds another', 'ab', 'abc', 'abd', 'abdc'],
  ['staff gave what the product adds now', 'ab', 'abc', 'abc', 'abc'],
  ['staff took away what the product withdraws now', 'abc', 'ab', 'ab', 'ab'],
  [
    'staff gave a right that the product never shipped to it, and withdraws another',
    'ab',
    'a',
    'abd',
    'ad',
  ],
  ['staff took everything away', 'ab', 'abc', '', 'c'],
  ['a later version shipped a right that this one does not know', 'abx', 'ab', 'abx', 'abx'],
  ['staff took away a right that this version does not know', 'abx', 'ab', 'ab', 'ab'],
]

test.group('What a shipped role holds after a start', () => {
  for (const [what, last, shipped, held, then] of cases) {
    test(what, ({ assert }) => {
      const rights = { last: [...last], shipped: [...shipped], held: [...held], known }
      assert.deepEqual(heldFromNowOn(rights), [...then])
      // The next start of the same version changes nothing.
      const again = { ...rights, last: shippedNow(rights), held: [...then] }
      assert.deepEqual(heldFromNowOn(again), [...then])
    })
  }
})
