import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { useState } from 'react'
import { CodeForm } from '#areas/entry/parts/login/CodeForm.tsx'
import { PhoneForm } from '#areas/entry/parts/login/PhoneForm.tsx'

const sendsFor = async (typed: string) => {
  const sent: string[] = []
  const Form = () => {
    const [phone, setPhone] = useState('')
    return (
      <PhoneForm
        phone={phone}
        onPhone={setPhone}
        onSend={(to) => Promise.resolve(void sent.push(to))}
      />
    )
  }
  render(<Form />)
  const field = screen.getByRole('textbox')
  if (typed) await userEvent.type(field, typed)
  await userEvent.type(field, '{Enter}')
  return sent
}

test.each(['09121234567', '۰۹۱۲۱۲۳۴۵۶۷', '+989121234567', '00989121234567', '0912 123 4567'])(
  'a code is sent to the phone that was typed as %s',
  async (typed) => {
    expect(await sendsFor(typed)).toEqual(['09121234567'])
  }
)

test.each([
  ['', 'شماره موبایل خود را وارد کنید.'],
  ['0912', 'شماره موبایل را درست وارد کنید؛ مانند ۰۹۱۲۱۲۳۴۵۶۷'],
  ['02112345678', 'شماره موبایل را درست وارد کنید؛ مانند ۰۹۱۲۱۲۳۴۵۶۷'],
])('nothing is sent to «%s», and it is said why', async (typed, message) => {
  expect(await sendsFor(typed)).toEqual([])
  expect(screen.getByText(message)).toBeInTheDocument()
})

test('an earlier code names the seconds of its clock, and nothing once it is over', () => {
  vi.useFakeTimers()
  const resend = () => Promise.resolve(true)
  render(
    <CodeForm
      phone="09121234567"
      deadline={performance.now() + 60_000}
      isEarlier
      onResend={resend}
      onEditPhone={() => undefined}
    />
  )
  expect(screen.getByText(/تا ۶۰ ثانیه دیگر/)).toBeVisible()
  act(() => void vi.advanceTimersByTime(18_000))
  expect(screen.getByText(/تا ۴۲ ثانیه دیگر/)).toBeVisible()
  expect(screen.getByRole('timer')).toHaveTextContent('۰۰:۴۲')
  act(() => void vi.advanceTimersByTime(42_000))
  expect(screen.queryByText(/ثانیه دیگر/)).toBeNull()
  vi.useRealTimers()
})
