import { expect, test } from 'vitest'
import { CodeCol, shareOfTexts, TextCol } from '../../src/components/columns'

test.each([
  [0, '56%'],
  [1, '56%'],
  [2, '28%'],
  [3, '18%'],
  [4, '14%'],
  [7, '14%'],
])('each of %d texts of a list has %s of its width', (texts, share) => {
  const columns = [
    <CodeCol key="code" source="code" />,
    ...Array.from({ length: texts }, (_, i) => <TextCol key={i} source={`text${i}`} />),
  ]
  expect(shareOfTexts(columns)).toEqual({ '--text-share': share })
})
