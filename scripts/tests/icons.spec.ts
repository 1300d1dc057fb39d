import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareIcons } from '../lib/builds/icons.ts'

test('the icons that are kept are those that are drawn: npm run icons', () => {
  assert.deepEqual(compareIcons(), { missing: [], unused: [] })
})
