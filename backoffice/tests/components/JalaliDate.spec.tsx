import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JalaliDate } from '../../src/components/JalaliDateField'

test('a moment stays on one line: broken between its parts, it reads in another order', () => {
  const { container } = render(<JalaliDate value="2026-11-22T04:45:33Z" withSeconds />)
  const time = container.querySelector('time')!
  expect(time).toHaveStyle({ whiteSpace: 'nowrap' })
  expect(time).toHaveTextContent('۱۴۰۵/۰۹/۰۱')
})
