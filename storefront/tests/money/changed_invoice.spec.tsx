import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Toasts } from '#ui/Toasts.tsx'
import PendingOrderScreen from '#areas/invoices/screens/PendingOrderScreen.tsx'
import { startSession } from '#core/session.ts'
import { dismissToast, toasts } from '#core/toast.ts'
import { anInvoice, paidFromCredit } from './orders.ts'
import { Refused, serve } from './server.ts'

const invoice = 'GET /order/pending-orders/7'
const start = 'POST /order/pending-orders/7/payment-otp-start'
const verify = 'POST /order/pending-orders/7/payment-otp-verify'

const open = (answers: Record<string, unknown>) => {
  history.replaceState(null, '', '/order/7/pending')
  const calls = serve(answers)
  render(
    <>
      <Toasts />
      <PendingOrderScreen id="7" />
    </>
  )
  return calls
}
/** What is followed is asked for at once when the network is back. */
const followed = () => dispatchEvent(new Event('online'))
const toCode = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'پرداخت فاکتور' }))
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال کد' }))
  return screen.findByLabelText('کد پیامک‌شده')
}
const canceled = anInvoice({ status: 'CANCELED', orderStatus: 'CANCELED', paymentOptions: [] })
const changed = anInvoice({ grandTotalAmount: 9_000_000 })
const sent = { expirationMillis: 120_000, paymentSource: 'CREDIT', amount: 18_630_000 }

beforeEach(() => startSession({ bearerToken: 'token' }))
afterEach(() => toasts.value.forEach(({ id }) => dismissToast(id)))

test.each([
  ['looked at', false],
  ['waited for at its code', true],
])('an invoice that is taken back while it is %s is shown as it is', async (_name, isAtCode) => {
  const answers: Record<string, unknown> = { [invoice]: anInvoice(), [start]: sent }
  open(answers)
  if (isAtCode) await toCode()
  else await screen.findByRole('button', { name: 'پرداخت فاکتور' })
  answers[invoice] = canceled
  followed()
  await waitFor(() => expect(location.pathname).toBe('/order/7/completed'))
  expect(screen.getByText('این فاکتور دیگر در انتظار پرداخت نیست.')).toBeVisible()
})

test('a code whose invoice is changed leads back to the new amount, and says so', async () => {
  const answers: Record<string, unknown> = { [invoice]: anInvoice(), [start]: sent }
  open(answers)
  await toCode()
  answers[invoice] = changed
  followed()
  expect(await screen.findByText(/مبلغ تازه را ببینید/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'پرداخت فاکتور' })).toBeVisible()
  expect(screen.getAllByText('۹٬۰۰۰٬۰۰۰').length).toBeGreaterThan(0)
  expect(location.pathname).toBe('/order/7/pending')
})

test('an invoice that is found to be taken back by asking for a code is read anew', async () => {
  const refusal = new Refused(422, { message: 'این فاکتور دیگر قابل پرداخت نیست.' })
  const answers: Record<string, unknown> = { [invoice]: anInvoice(), [start]: refusal }
  open(answers)
  await userEvent.click(await screen.findByRole('button', { name: 'پرداخت فاکتور' }))
  answers[invoice] = canceled
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال کد' }))
  await waitFor(() => expect(location.pathname).toBe('/order/7/completed'))
})

test('an invoice that is paid by this very code goes to its result, though it is read meanwhile', async () => {
  let give: (paid: object) => void = () => undefined
  const answers: Record<string, unknown> = {
    [invoice]: anInvoice(),
    [start]: sent,
    [verify]: () => new Promise((resolve) => (give = resolve)),
  }
  const calls = open(answers)
  await userEvent.type(await toCode(), '۱۲۳۴۵')
  answers[invoice] = answers['GET /order/7'] = paidFromCredit()
  const before = calls.length
  followed()
  await waitFor(() => expect(calls.length).toBeGreaterThan(before))
  give(paidFromCredit())
  await waitFor(() => expect(location.pathname).toBe('/order/7/pending/payment-status'))
})

test('an invoice that was paid before it was opened is shown without a word', async () => {
  open({ [invoice]: paidFromCredit() })
  await waitFor(() => expect(location.pathname).toBe('/order/7/completed'))
  expect(toasts.value).toEqual([])
})
