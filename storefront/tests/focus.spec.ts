import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('what is focused on a page stays clear of its header and its footer, with the error below it', () => {
  const css = readFileSync(join(import.meta.dirname, '../src/styles/base.css'), 'utf8')
  const [, top, bottom] = /main \* \{\s*scroll-margin-block: (\d+)px (\d+)px;/.exec(css) ?? []
  // The header is 60 px high, the footer 73; an error of two lines takes 60 more.
  expect(Number(top)).toBeGreaterThanOrEqual(60)
  expect(Number(bottom)).toBeGreaterThanOrEqual(73 + 60)
})
