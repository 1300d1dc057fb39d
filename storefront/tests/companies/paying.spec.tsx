import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { callsOf, Refused } from '../money/server.ts'
import { paidFromCredit } from '../money/orders.ts'
import { aCompanyOrder, aRow, listCall, orderCall } from './invoices.ts'
import { answersOf, inBrowser, open, page } from './world.tsx'

inBrowser()

const start = 'POST /legal/company/orders/7/pay-otp-start'
const pay = 'POST /legal/company/orders/7/pay'
const accepted = { orderApprobationStatus: 'PENDING_FOR_PAYMENT', isCeo: true } as const
const code = { expirationMillis: 120_000, paymentSource: 'CREDIT', amount: 18_630_000 }

const toCode = async (more: Record<string, unknown>) => {
  const answers = answersOf({
    more: { [orderCall]: aCompanyOrder(accepted), [start]: code, ...more },
  })
  const opened = open('/legal/order/7', answers)
  await userEvent.click(await screen.findByRole('button', { name: 'پرداخت فاکتور' }))
  await userEvent.dblClick(await screen.findByRole('button', { name: 'ارسال کد' }))
  const field = await screen.findByLabelText('کد پیامک‌شده')
  return { ...opened, answers, field }
}

test.each([true, false])(
  'an open invoice says its sum with the fees (to the CEO: %s)',
  async (isCeo) => {
    open('/legal/order/7', answersOf({ isCeo, more: { [orderCall]: aCompanyOrder({ isCeo }) } }))
    expect(await screen.findByText(/^با کارمزدها ۱۸٬۶۳۰٬۰۰۰ ریال، سررسید/)).toBeVisible()
  }
)

test('the CEO pays with a code on a page of its own, and reads what the server says', async () => {
  const paid = { ...paidFromCredit(), isCeo: true }
  const { calls, field, answers } = await toCode({ [pay]: paid })
  answers['GET /order/7'] = paid
  expect(location.pathname).toBe('/legal/order/7/payment-otp-verify')
  await userEvent.type(field, '۱۲۳۴۵')
  expect(await screen.findByText('پرداخت انجام شد')).toBeVisible()
  expect(location.pathname).toBe('/legal/order/7/pending/payment-status')
  expect(screen.getByRole('link', { name: 'مشاهده جزئیات' })).toHaveAttribute(
    'href',
    '/legal/order/7/completed'
  )
  expect(callsOf(calls, start)).toHaveLength(1)
  const [sent, ...others] = calls.filter(({ path }) => path.endsWith('/pay'))
  expect([sent?.body, others]).toEqual([{ otpSecret: 12345 }, []])
  expect(sent?.key).toBeTruthy()
})

test('who refused, and why, stands on the sheet before the code is sent', async () => {
  const { approbation } = aCompanyOrder()
  const [signed, refused] = approbation!.approbationDtoList
  const reason = 'قیمت درست نیست'
  const approbationDtoList = [
    signed!,
    { ...refused!, approbation: 'OPTIONAL', signatoryStatus: 'REJECTED', reason } as const,
  ]
  const order = aCompanyOrder({
    ...accepted,
    approbation: { ...approbation!, approbationDtoList, overallSignatoryStatus: 'ACCEPTED' },
  })
  open('/legal/order/7', answersOf({ more: { [orderCall]: order } }))
  expect(await screen.findByText('دلیل: قیمت درست نیست')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'پرداخت فاکتور' }))
  const sheet = screen.getByRole('dialog')
  expect(within(sheet).getByText('رضا احمدی: قیمت درست نیست')).toBeVisible()
})

test('a 422 is a result: what was refused is told, and the invoice waits', async () => {
  const message = 'اعتبار شرکت کافی نیست. پولی کم نشده است.'
  const { field, answers } = await toCode({ [pay]: new Refused(422, { message }) })
  answers['GET /order/7'] = aCompanyOrder(accepted)
  await userEvent.type(field, '۱۲۳۴۵')
  expect(await screen.findByText(message)).toBeVisible()
  const again = screen.getByRole('link', { name: 'بازگشت به فاکتور' })
  expect(again).toHaveAttribute('href', '/legal/order/7/pending')
  await userEvent.click(again)
  expect(await screen.findByRole('button', { name: 'پرداخت فاکتور' })).toBeEnabled()
})

test('a reload keeps the code that runs; the address alone asks for none', async () => {
  const { unmount, calls } = await toCode({})
  unmount()
  const state: unknown = history.state
  const answers = answersOf({ more: { [orderCall]: aCompanyOrder(accepted), [start]: code } })
  const reloaded = open('/legal/order/7/payment-otp-verify', answers, undefined, state)
  expect(await screen.findByLabelText('کد پیامک‌شده')).toBeEnabled()
  expect(screen.getByRole('timer')).not.toHaveTextContent('۰۰:۰۰')
  expect([...callsOf(calls, start), ...callsOf(reloaded.calls, start)]).toHaveLength(1)
  reloaded.unmount()
  const fresh = open('/legal/order/7/payment-otp-verify', answers)
  expect(await screen.findByRole('button', { name: 'پرداخت فاکتور' })).toBeEnabled()
  expect(location.pathname).toBe('/legal/order/7')
  expect(callsOf(fresh.calls, start)).toEqual([])
})

test('the three lists by their address; each grows to its end', async () => {
  const approbation = listCall('PENDING_FOR_APPROBATION')
  const answers = answersOf({
    more: {
      [approbation]: page([aRow('7'), aRow('8', { userApprobationStatus: 'ACCEPTED' })], 11),
      [listCall('PENDING_FOR_APPROBATION', 1)]: page([aRow('9')], 11),
      [listCall('COMPLETED')]: page([]),
    },
  })
  const { calls } = open('/legal/order', answers)
  expect(await screen.findByRole('link', { name: 'مشاهده و امضا' })).toHaveAttribute(
    'href',
    '/legal/order/7'
  )
  expect(screen.getAllByRole('link', { name: 'جزئیات' })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'نمایش بیشتر' }))
  await waitFor(() => expect(screen.getByText('F-۹', { exact: false })).toBeVisible())
  await userEvent.click(screen.getByRole('button', { name: 'پایان‌یافته' }))
  expect(await screen.findByText('فاکتوری برای نمایش نیست.')).toBeVisible()
  expect(location.search).toBe('?orderStatus=COMPLETED')
  expect(callsOf(calls, 'GET /legal/company/orders/10/1')).toHaveLength(1)
})
