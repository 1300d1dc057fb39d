import { expect, test } from 'vitest'
import { lineDiff, withContext } from '../../src/lib/lineDiff'

const signs = { same: ' ', added: '+', removed: '-' } as const
const shown = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => signs[kind] + text)

test.each([
  ['the same', 'a\nb', 'a\nb', [' a', ' b']],
  ['a line that was changed', 'a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a line that came', 'a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a line that went', 'a\nb\nc', 'a\nc', [' a', '-b', ' c']],
  ['nothing in common', 'a', 'b', ['-a', '+b']],
  ['a line that moved', 'a\nb\nc', 'b\nc\na', ['-a', ' b', ' c', '+a']],
  ['another end of lines', 'a\r\nb', 'a\nb', [' a', ' b']],
])('of two texts: %s', (_, before, after, diff) => {
  expect(shown(before, after)).toEqual(diff)
})

test('what did not change is counted, but for the lines beside what did', () => {
  const before = ['1', '2', '3', '4', '5', '6', '7'].join('\n')
  const parts = withContext(lineDiff(before, before.replace('5', 'x')))
  expect(parts.map((part) => (part.kind === 'skipped' ? part.count : part.text))).toEqual([
    3,
    '4',
    '5',
    'x',
    '6',
    1,
  ])
})
