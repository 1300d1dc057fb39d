import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import CompletedOrderScreen from '#areas/invoices/screens/CompletedOrderScreen.tsx'
import PaymentStatusScreen from '#areas/invoices/screens/PaymentStatusScreen.tsx'
import { orderReceipt } from '#areas/wallet/parts/receipt/receipt.ts'
import { rememberPlan } from '#core/plan.ts'
import { startSession } from '#core/session.ts'
import { anInvoice, linesShown, paidFromCredit, paidFromWallet } from './orders.ts'
import { callsOf, Refused, serve } from './server.ts'

const forged = new URLSearchParams({
  success: 'true',
  message: 'برنده شدید',
  orderPaymentInvoice_externalId: '666',
  orderPaymentInvoice_referenceNumber: '999999',
  orderPaymentInvoice_distributorName: 'شرکت دروغین',
  orderPaymentInvoice_grandTotalAmount: '1',
  orderPaymentInvoice_paymentDueDate: '2030-01-01',
})

const open = (search: URLSearchParams | string, state: unknown = null) => {
  history.replaceState(state, '', `/order/7/pending/payment-status?${search}`)
  return render(<PaymentStatusScreen id="7" />)
}
beforeEach(() => startSession({ bearerToken: 'token' }))

test('a paid invoice is told as the server has it, whatever the address says', async () => {
  serve({ 'GET /order/7': paidFromCredit() })
  const { container } = open(forged)
  await screen.findByRole('heading', { name: 'پرداخت انجام شد' })
  expect(linesShown()).toEqual({
    'مبلغ پرداخت‌شده با کارمزدها': '۱۸٬۶۳۰٬۰۰۰ ریالیک میلیون و هشتصد و شصت و سه هزار تومان',
    'زمان پرداخت': '۱۲:۳۵ | ۱۴۰۵/۰۸/۳۰',
    'پرداخت از': 'اعتبار',
    'مبلغ فاکتور': '۱۸٬۰۰۰٬۰۰۰ ریال',
    'کارمزد کسب‌نو': '۹۰٬۰۰۰ ریال',
    'کارمزد بانک': '۵۴۰٬۰۰۰ ریال',
    'بدهی در سررسید': '۱۸٬۶۳۰٬۰۰۰ ریال',
    'سررسید': '۱۴۰۵/۱۰/۳۰',
    'شرکت پخش': 'پخش گلستان',
    'شماره فاکتور': '۱۴۰۵۰۸۲۹',
    'شماره پیگیری کسب‌نو': '۱۰۰۰۰۴۲',
    'شماره پیگیری بانک': '۷۷۰۰۱۲۳۴۵۶۷۸',
  })
  expect(container).not.toHaveTextContent(/دروغین|برنده|۶۶۶|۹۹۹۹۹۹|۱۴۰۸/)
})

test('from the wallet: no bank fee is told, and nothing is owed', async () => {
  serve({ 'GET /order/7': paidFromWallet() })
  open('success=true')
  await screen.findByText(/بدهی ندارد/)
  const told = linesShown()
  expect(told['مبلغ پرداخت‌شده با کارمزدها']).toMatch(/^۱۸٬۰۹۰٬۰۰۰ ریال/)
  expect(told['بدهی در سررسید']).toBe('۰ ریال')
  expect(told).not.toHaveProperty('کارمزد بانک')
})

test('a success that the invoice denies leads to the invoice', async () => {
  serve({ 'GET /order/7': anInvoice() })
  open(forged)
  await waitFor(() => expect(location.pathname).toBe('/order/7/pending'))
})

test('without a result the invoice says what it is, and nothing is called a failure', async () => {
  serve({ 'GET /order/7': anInvoice() })
  open('')
  await waitFor(() => expect(location.pathname).toBe('/order/7/pending'))
  expect(screen.queryByRole('heading', { name: 'پرداخت انجام نشد' })).toBeNull()
})

// Money may have moved before: «nothing was taken from you» would be no truth.
test.each(['FRAUD', 'CANCELED', 'CLOSED'] as const)(
  'an invoice that is %s is told as such, whatever the address says',
  async (status) => {
    serve({ 'GET /order/7': anInvoice({ status }) })
    open('success=false')
    await waitFor(() => expect(location.pathname).toBe('/order/7/completed'))
    expect(screen.queryByText(/پولی از حساب شما کم نشده/)).toBeNull()
  }
)

test('a failure shows the server’s reason and numbers, never those of the address', async () => {
  serve({ 'GET /order/7': anInvoice() })
  forged.set('success', 'false')
  const { container } = open(forged, { refusal: 'اعتبار شما برای این فاکتور کافی نیست.' })
  await screen.findByRole('heading', { name: 'پرداخت انجام نشد' })
  expect(screen.getByText('اعتبار شما برای این فاکتور کافی نیست.')).toBeVisible()
  expect(linesShown()).toEqual({
    'شماره پیگیری کسب‌نو': '۱۰۰۰۰۴۲',
    'شماره فاکتور': '۱۴۰۵۰۸۲۹',
    'شرکت پخش': 'پخش گلستان',
    'مبلغ فاکتور': '۱۸٬۰۰۰٬۰۰۰ ریال',
  })
  expect(container).not.toHaveTextContent(/دروغین|برنده|۶۶۶/)
})

test('a failure by address of an invoice that is paid tells of the payment', async () => {
  serve({ 'GET /order/7': paidFromCredit() })
  open('success=false&message=x')
  expect(await screen.findByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible()
})

test('an invoice of somebody else is not found, and nothing of the address is shown', async () => {
  serve({})
  const { container } = open(forged)
  expect(await screen.findByText('این فاکتور پیدا نشد.')).toBeVisible()
  expect(container).not.toHaveTextContent(/دروغین|برنده/)
})

test('what the server said at the payment is told also where the network is lost after it', async () => {
  serve({ 'GET /order/7': 'offline' })
  open('success=true', { paid: paidFromCredit() })
  expect(await screen.findByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible()
})

test('goods sent back are told beside what was paid, which stays what it was', () => {
  const receipt = orderReceipt(
    paidFromCredit({
      grandTotalAmount: 12_000_000,
      kasbenoFeeAmount: 60_000,
      bankFeeAmount: 360_000,
      refundAmount: 6_210_000,
      installmentReceiptAmount: 12_420_000,
    })
  )
  const values = Object.fromEntries(receipt.lines.map(({ name, value }) => [name, value]))
  expect(receipt.amount).toBe(18_630_000)
  expect(values['مبلغ بازگشتی']).toBe('۶٬۲۱۰٬۰۰۰ ریال')
  expect(values['بدهی در سررسید']).toBe('۱۲٬۴۲۰٬۰۰۰ ریال')
})

test('the finished invoice names the same debt, by value', async () => {
  serve({ 'GET /order/7': paidFromCredit({ installmentRemainingAmount: 8_630_000 }) })
  render(<CompletedOrderScreen id="7" />)
  await screen.findByText('مبلغ بدهی')
  const told = linesShown()
  expect(told['مبلغ بدهی']).toBe('۱۸٬۶۳۰٬۰۰۰ ریال')
  expect(told['مانده بدهی']).toBe('۸٬۶۳۰٬۰۰۰ ریال')
})

test('a late fee stands beside the debt, with the sum, and is what a payment takes first', async () => {
  const late = { installmentReceiptStatus: 'PAST_DUE', lateFeeAmount: 70_000 } as const
  serve({ 'GET /order/7': paidFromCredit({ ...late, installmentRemainingAmount: 8_630_000 }) })
  render(<CompletedOrderScreen id="7" />)
  await screen.findByText('مانده با دیرکرد')
  const told = linesShown()
  expect(told['دیرکرد (نخست پرداخت می‌شود)']).toBe('۷۰٬۰۰۰ ریال')
  expect(told['مانده با دیرکرد']).toBe('۸٬۷۰۰٬۰۰۰ ریال')
  cleanup()
  // The debt is repaid and the fee is not: it can still be paid from here.
  serve({
    'GET /order/8': paidFromCredit({
      lateFeeAmount: 70_000,
      installmentReceiptStatus: 'CLEARED',
      installmentRemainingAmount: 0,
    }),
  })
  render(<CompletedOrderScreen id="8" />)
  expect(await screen.findByRole('button', { name: 'پرداخت این بدهی' })).toBeInTheDocument()
})

test('a canceled invoice says why', async () => {
  const canceled = { status: 'CANCELED', cancelReason: 'موجودی انبار کافی نبود.' } as const
  serve({ 'GET /order/7': anInvoice({ ...canceled, paymentOptions: [] }) })
  render(<CompletedOrderScreen id="7" />)
  const title = await screen.findByRole('heading', { name: 'این فاکتور لغو شد' })
  expect(title.closest('section')).toHaveTextContent('موجودی انبار کافی نبود.')
})

test('an invoice that the wallet paid names what was paid, and no fee that nobody took', async () => {
  serve({ 'GET /order/7': paidFromWallet() })
  render(<CompletedOrderScreen id="7" />)
  await screen.findByText('پرداخت از')
  expect(linesShown()).toEqual({
    'وضعیت': 'پرداخت‌شده',
    'مبلغ پرداخت‌شده با کارمزدها': '۱۸٬۰۹۰٬۰۰۰ ریال',
    'پرداخت از': 'کیف پول',
    'زمان پرداخت': '۱۲:۳۵ | ۱۴۰۵/۰۸/۳۰',
    'مبلغ فاکتور': '۱۸٬۰۰۰٬۰۰۰ ریال',
    'کارمزد کسب‌نو': '۹۰٬۰۰۰ ریال',
    'تاریخ فاکتور': '۱۴۰۵/۰۸/۲۹',
    'شماره فاکتور': '۱۴۰۵۰۸۲۹',
    'شماره پیگیری کسب‌نو': '۱۰۰۰۰۴۲',
    'شماره پیگیری بانک': '۷۷۰۰۱۲۳۴۵۶۷۹',
  })
})

test('an invoice that was closed unpaid names no fee', async () => {
  serve({ 'GET /order/7': anInvoice({ status: 'CLOSED', paymentOptions: [] }) })
  render(<CompletedOrderScreen id="7" />)
  await screen.findByText('بسته‌شده')
  const told = linesShown()
  expect(told).not.toHaveProperty('کارمزد کسب‌نو')
  expect(told).not.toHaveProperty('کارمزد بانک')
  expect(told).not.toHaveProperty('پرداخت از')
})

describe('whether the distributor may see what is left of the credit', () => {
  const consent = '/distributors/kasbeno-fmcg-real/golestan/credit-consent'
  const question = 'پخش گلستان مانده اعتبار شما را ببیند؟'
  const paid = { 'GET /order/7': paidFromCredit() }
  beforeEach(() => rememberPlan('kasbeno-fmcg-real'))

  test('is asked on the result of a paid invoice, off until they answer, and told how to change it', async () => {
    const answers: Parameters<typeof serve>[0] = {
      ...paid,
      [`GET ${consent}`]: { isAllowed: false, because: 'NEVER_SAID' },
      [`PUT ${consent}`]: new Refused(429, {}),
    }
    const calls = serve(answers)
    open('success=true')
    expect(await screen.findByRole('heading', { name: question })).toBeVisible()
    expect(screen.getByText(/تا اجازه ندهید نمی‌بیند/)).toBeVisible()
    expect(callsOf(calls, 'PUT')).toEqual([])

    // A refused answer leaves the question.
    await userEvent.click(screen.getByRole('button', { name: 'ببیند' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'ببیند' })).toBeEnabled())
    answers[`PUT ${consent}`] = () => {
      answers[`GET ${consent}`] = { isAllowed: true, because: 'GIVEN' }
      return { isAllowed: true, because: 'GIVEN' }
    }
    await userEvent.click(screen.getByRole('button', { name: 'ببیند' }))
    expect(await screen.findByText(/در صفحه همین شرکت پخش آن را خاموش می‌کنید/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'ببیند' })).toBeNull()
    expect(callsOf(calls, 'PUT').at(-1)?.body).toEqual({ isAllowed: true })
  })

  test.each([true, false])('is asked no more of who has said %s', async (isAllowed) => {
    const calls = serve({
      ...paid,
      [`GET ${consent}`]: { isAllowed, because: isAllowed ? 'GIVEN' : 'WITHDRAWN' },
    })
    open('success=true')
    await screen.findByRole('heading', { name: 'پرداخت انجام شد' })
    await waitFor(() => expect(callsOf(calls, `GET ${consent}`)).toHaveLength(1))
    expect(screen.queryByRole('heading', { name: question })).toBeNull()
  })
})
