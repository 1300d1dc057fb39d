import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Rial } from '#ui/Rial.tsx'
import { inLargeToman } from '#core/money.ts'

test.each([
  { size: 'normal' as const, shown: '۱۸٬۰۹۰٬۰۰۰ ریال' },
  { size: 'large' as const, shown: '۱۸٬۰۹۰٬۰۰۰ ریالیک میلیون و هشتصد و نه هزار تومان' },
  { size: 'huge' as const, shown: '۱۸٬۰۹۰٬۰۰۰ ریالیک میلیون و هشتصد و نه هزار تومان' },
])('a $size amount', ({ size, shown }) => {
  const { container } = render(<Rial value={18_090_000} size={size} />)
  expect(container).toHaveTextContent(shown, { normalizeWhitespace: true })
})

test.each([
  { rials: 5_000, said: '۵۰۰ تومان' },
  { rials: 50_000, said: '۵ هزار تومان' },
  { rials: 5_000_000, said: '۵۰۰ هزار تومان' },
  { rials: 9_990_000, said: '۹۹۹ هزار تومان' },
  { rials: 10_000_000, said: '۱ میلیون تومان' },
  { rials: 5_000_000_000, said: '۵۰۰ میلیون تومان' },
  { rials: 10_000_000_000, said: '۱ میلیارد تومان' },
])('$rials rials are $said', ({ rials, said }) => {
  expect(inLargeToman(rials)).toBe(said)
})
