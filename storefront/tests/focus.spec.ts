import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('what is focused on a page stays clear of its header and its footer, with the error below it', () => {
  const css = readFileSync(join(import.meta.dirname, '../src/styles/base.css'), 'utf8')
  // With the toasts that lie above the header, as many as there are.
  const margin =
    /main \* \{\s*scroll-margin-block: calc\((\d+)px \+ var\(--toasts, 0px\)\) (\d+)px;/
  const [, top, bottom] = margin.exec(css) ?? []
  // The header is 60 px high, the footer 73; an error of two lines takes 60 more.
  expect(Number(top)).toBeGreaterThanOrEqual(60)
  expect(Number(bottom)).toBeGreaterThanOrEqual(73 + 60)
})
