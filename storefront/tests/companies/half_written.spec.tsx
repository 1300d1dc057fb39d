import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aCompanyOrder, orderCall } from './invoices.ts'
import { answersOf, inBrowser, open } from './world.tsx'

inBrowser()

const order = '/legal/company/orders/7'

test('a reason that is half written stays through Escape, Back and a reload, until it is sent', async () => {
  const more = {
    [orderCall]: aCompanyOrder(),
    [`POST ${order}/otp-start`]: { expirationMillis: 120_000 },
    [`POST ${order}/reject`]: {},
  }
  const field = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'رد فاکتور' }))
    return screen.findByLabelText('دلیل رد')
  }
  const page = () => open('/legal/order/7', answersOf({ isCeo: false, more }))
  const first = page()
  await userEvent.type(await field(), 'کالا')
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await field()
  expect(again).toHaveValue('کالا')
  await userEvent.type(again, ' نرسید')
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  first.unmount()
  page()
  expect(await field()).toHaveValue('کالا نرسید')
  await userEvent.click(screen.getByRole('button', { name: 'ارسال کد' }))
  await userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), '۱۲۳۴۵')
  await waitFor(() => expect(location.pathname).toBe('/legal/order/7/signature-status'))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('کالا نرسید')
})
