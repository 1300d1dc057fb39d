import assert from 'node:assert/strict'
import { test } from 'vitest'
import { safeRedirect } from '../src/app/paths.ts'

test('a path of this site is followed, with its query', () => {
  assert.equal(safeRedirect('/order?status=COMPLETED'), '/order?status=COMPLETED')
  assert.equal(safeRedirect('/order/1/pending#x'), '/order/1/pending#x')
})

for (const foreign of [
  'https://evil.example/',
  '//evil.example/',
  '/..//evil.example/',
  '/order/%2e%2e/.//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '\\/evil.example',
  'javascript:alert(1)',
  'order',
  '',
  null,
]) {
  test(`${JSON.stringify(foreign)} is not followed`, () => {
    assert.equal(safeRedirect(foreign), null)
  })
}
