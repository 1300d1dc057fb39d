import { expect, test } from 'vitest'
import { isEntryOf } from '../../src/layout/menu'

test.each([
  ['/sms', '/sms', true],
  ['/sms', '/sms/1/show', true],
  ['/sms', '/sms-templates', false],
  ['/staff', '/staff-members', false],
  ['/', '/sms', false],
  ['/', '/', true],
])('the entry of %s on the page %s is marked: %s', (to, pathname, isMarked) => {
  expect(isEntryOf({ to }, pathname)).toBe(isMarked)
})
