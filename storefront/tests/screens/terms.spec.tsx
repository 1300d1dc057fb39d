import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import TermsSheet from '#areas/entry/parts/login/TermsSheet.tsx'

test('who signs in reads all that a distributor sees, and how to end it', () => {
  render(<TermsSheet onClose={() => undefined} />)
  const line = screen.getByText(/شرکت پخش تنها/)
  expect(line).toHaveTextContent('اگر از آن خرید کرده یا اجازه داده باشید، مانده اعتبار شما را هم')
  expect(line).toHaveTextContent('این اجازه را هر زمان در صفحه همان شرکت خاموش می‌کنید.')
})
