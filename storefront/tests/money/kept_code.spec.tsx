import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { Toasts } from '#ui/Toasts.tsx'
import PayBatchScreen from '#areas/invoices/screens/PayBatchScreen.tsx'
import PendingOrderScreen from '#areas/invoices/screens/PendingOrderScreen.tsx'
import { endpoints } from '#core/api/endpoints.ts'
import { leaveOverlays } from '#core/overlays.ts'
import { rememberPlan } from '#core/plan.ts'
import { refresh } from '#core/query.ts'
import { clearSession, startSession } from '#core/session.ts'
import { anInvoice, paidFromCredit } from './orders.ts'
import { callsOf, Refused, serve } from './server.ts'

const plan = 'kasbeno-fmcg-real'
const invoice = 'GET /order/pending-orders/7'
const start = 'POST /order/pending-orders/7/payment-otp-start'
const verify = 'POST /order/pending-orders/7/payment-otp-verify'
const sent = { expirationMillis: 120_000, paymentSource: 'CREDIT', amount: 18_630_000 }
const label = 'کد پیامک‌شده'

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
})

/** What a reload leaves: the address and what the tab keeps. */
const reload = async (show: () => unknown) => {
  cleanup()
  await leaveOverlays()
  show()
}

const showInvoice = () =>
  render(
    <>
      <Toasts />
      <PendingOrderScreen id="7" />
    </>
  )
const openInvoice = async (answers: Record<string, unknown>) => {
  history.replaceState(null, '', '/order/7/pending')
  const calls = serve(answers)
  showInvoice()
  await userEvent.click(await screen.findByRole('button', { name: 'پرداخت فاکتور' }))
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال کد' }))
  await screen.findByLabelText(label)
  return calls
}

test('the step of a code is there again after a reload; nothing of it was typed, and no other code is sent', async () => {
  const calls = await openInvoice({
    [invoice]: anInvoice(),
    [start]: sent,
    [verify]: paidFromCredit,
  })
  await userEvent.type(screen.getByLabelText(label), '4812')
  const kept = [...Object.values({ ...sessionStorage }), ...Object.values({ ...localStorage })]
  expect(kept.filter((text) => text.includes('4812'))).toEqual([])
  await reload(showInvoice)
  const field = await screen.findByLabelText(label)
  expect(field).toHaveValue('')
  expect(screen.getByText('می‌پردازید از اعتبار').parentElement).toHaveTextContent(/۱۸٬۶۳۰٬۰۰۰/)
  expect(callsOf(calls, start)).toHaveLength(1)
  await userEvent.type(field, '48125')
  await waitFor(() => expect(location.pathname).toBe('/order/7/pending/payment-status'))
  expect(callsOf(calls, verify).map(({ body }) => body)).toEqual([{ otpSecret: 48125 }])
  expect(callsOf(calls, start)).toHaveLength(1)
})

test('a code that was left by Back, used or refused is not there again', async () => {
  const answers: Record<string, unknown> = {
    [invoice]: anInvoice(),
    [start]: sent,
    [verify]: new Refused(422, { title: 'BusinessRuleException', message: 'اعتبار کافی نیست.' }),
  }
  await openInvoice(answers)
  history.back()
  await screen.findByRole('button', { name: 'پرداخت فاکتور' })
  await reload(showInvoice)
  await userEvent.click(await screen.findByRole('button', { name: 'پرداخت فاکتور' }))
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال کد' }))
  await userEvent.type(await screen.findByLabelText(label), '48125')
  await waitFor(() => expect(location.pathname).toBe('/order/7/pending/payment-status'))
  history.replaceState(null, '', '/order/7/pending')
  await reload(showInvoice)
  expect(await screen.findByRole('button', { name: 'پرداخت فاکتور' })).toBeVisible()
})

test('a code that is over is not waited at', async () => {
  await openInvoice({ [invoice]: anInvoice(), [start]: sent })
  cleanup()
  await leaveOverlays()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_001)
  showInvoice()
  expect(await screen.findByRole('button', { name: 'پرداخت فاکتور' })).toBeVisible()
  vi.restoreAllMocks()
})

test('a code whose invoice was changed before the reload leads to the new amount, and says so', async () => {
  const answers: Record<string, unknown> = { [invoice]: anInvoice(), [start]: sent }
  await openInvoice(answers)
  answers[invoice] = anInvoice({ grandTotalAmount: 9_000_000 })
  cleanup()
  await leaveOverlays()
  await refresh(endpoints.pendingOrder('7'))
  showInvoice()
  expect(await screen.findByText(/مبلغ تازه را ببینید/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'پرداخت فاکتور' })).toBeVisible()
})

test('whoever signs out leaves no code behind', async () => {
  await openInvoice({ [invoice]: anInvoice(), [start]: sent })
  cleanup()
  clearSession()
  expect(Object.keys(sessionStorage).filter((key) => key.includes('pay-code'))).toEqual([])
})

const rows = ['a', 'b', 'c'].map((id) =>
  anInvoice({ id, distributorName: `پخش ${id}`, grandTotalAmount: 1_000_000 })
)
const list = `GET /order/${plan}/pending-orders/10/0`
const several = 'GET /order/pending-orders/several?orderIds=a%2Cb'
const startBatch = 'POST /order/pending-orders/several/payment-otp-start'
const verifyBatch = 'POST /order/pending-orders/several/payment-otp-verify'
const pending = (items: typeof rows) => ({
  items,
  meta: { currentPage: 1, pageSize: 10, total: items.length },
})
const showBatch = () =>
  render(
    <Router>
      <Toasts />
      <PayBatchScreen />
    </Router>
  )
const box = (name: string) => screen.findByRole('checkbox', { name: new RegExp(`پخش ${name}`) })
const openBatch = async (answers: Record<string, unknown>) => {
  history.replaceState(null, '', '/order/together')
  const calls = serve(answers)
  showBatch()
  for (const name of ['a', 'b']) await userEvent.click(await box(name))
  return calls
}
const answersOfBatch = (): Record<string, unknown> => ({
  [list]: pending(rows),
  [several]: {
    phone: '09121234567',
    items: rows.slice(0, 2),
    paymentOptions: [
      {
        ...{ source: 'CREDIT', amount: 2_100_000, available: 9_000_000, refusal: null },
        ...{ firstDueDate: '2027-01-20', refused: [] },
      },
    ],
  },
  [startBatch]: { expirationMillis: 120_000, paymentSource: 'CREDIT', amount: 2_100_000 },
  [verifyBatch]: { items: [], paymentSource: 'CREDIT', amount: 2_100_000 },
})

test('the ticks of several payments are there again after a reload, and what waits no more is named', async () => {
  const answers = answersOfBatch()
  await openBatch(answers)
  answers[list] = pending(rows.slice(1))
  await reload(showBatch)
  expect(await box('b')).toBeChecked()
  expect(await box('c')).not.toBeChecked()
  expect(await screen.findByText(/۱ فاکتور علامت‌خورده دیگر در انتظار پرداخت نیست/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'علامت این فاکتورها را بردار' }))
  expect(screen.queryByText(/دیگر در انتظار پرداخت نیست/)).toBeNull()
})

test('the code of several is there again with its sum and phone, pays the same invoices, and ends with the ticks', async () => {
  const calls = await openBatch(answersOfBatch())
  await userEvent.click(screen.getByRole('button', { name: 'ادامه پرداخت' }))
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال کد' }))
  await screen.findByLabelText(label)
  await reload(showBatch)
  const field = await screen.findByLabelText(label)
  expect(screen.getByText(/۰۹۱۲۱۲۳۴۵۶۷|09121234567/)).toBeVisible()
  expect(screen.getByText('تعداد فاکتور').parentElement).toHaveTextContent('۲')
  await userEvent.type(field, '48125')
  await waitFor(() => expect(location.pathname).toBe('/order/together/result'))
  expect(callsOf(calls, startBatch)).toHaveLength(1)
  expect(callsOf(calls, verifyBatch).map(({ body }) => body)).toEqual([
    { orderIds: ['a', 'b'], otpSecret: 48125 },
  ])
  history.replaceState(null, '', '/order/together')
  await reload(showBatch)
  expect(await box('a')).not.toBeChecked()
})
