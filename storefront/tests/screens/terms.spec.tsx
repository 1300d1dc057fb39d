import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { serve } from '../money/server.ts'
import TermsSheet from '#areas/entry/parts/login/TermsSheet.tsx'

beforeEach(() => {
  serve({
    'GET /settings': [
      { name: 'arrearsGraceDays', value: 10 },
      { name: 'lateFeeDailyPpm', value: 500 },
      { name: 'lateFeeCapPpm', value: 100_000 },
      { name: 'lateFeeGraceDays', value: 3 },
    ],
  })
})

test('who signs in reads all that a distributor sees, and how to end it', () => {
  render(<TermsSheet onClose={() => undefined} />)
  const line = screen.getByText(/شرکت پخش تنها/)
  expect(line).toHaveTextContent('اگر اجازه داده باشید، مانده اعتبار شما را هم')
  expect(line).toHaveTextContent('این اجازه را هر زمان در صفحه همان شرکت خاموش می‌کنید.')
})

test('the terms state when a late payment closes the credit, and what it costs, as it is set', async () => {
  render(<TermsSheet onClose={() => undefined} />)
  expect(
    await screen.findByText(
      /بیش از ۱۰ روز از سررسید بگذرد.*از روز ۴ پس از سررسید، هر روز ۰٫۰۵٪.*از ۱۰٪/
    )
  ).toBeInTheDocument()
})
