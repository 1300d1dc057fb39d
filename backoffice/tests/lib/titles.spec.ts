import { expect, test } from 'vitest'
import { nameBefore } from '../../src/lib/titles'

test.each([
  ['پخش نمونه', 'شرکت پخش', 'شرکت'],
  ['شرکت پخش نمونه', 'شرکت پخش', ''],
  ['پخشینه', 'شرکت پخش', 'شرکت پخش'],
  ['بازرگانی خوشه زرین', 'شرکت پخش', 'شرکت پخش'],
  ['12', 'تسویه', 'تسویه'],
])('before «%s» the name «%s» is «%s»', (record, name, said) => {
  expect(nameBefore(record, name)).toBe(said)
})
