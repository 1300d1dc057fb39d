import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { Toasts } from '#ui/Toasts.tsx'
import PendingOrderScreen from '#areas/invoices/screens/PendingOrderScreen.tsx'
import { startSession } from '#core/session.ts'
import { anInvoice, paidFromCredit } from './orders.ts'
import { callsOf, Refused, serve } from './server.ts'

const start = 'POST /order/pending-orders/7/payment-otp-start'
const verify = 'POST /order/pending-orders/7/payment-otp-verify'
const wrong = new Refused(400, { title: 'OtpWrongException', message: 'کد واردشده درست نیست.' })

const open = async () => {
  history.replaceState(null, '', '/order/7/pending')
  render(
    <>
      <Toasts />
      <PendingOrderScreen id="7" />
    </>
  )
  await userEvent.click(await screen.findByRole('button', { name: 'پرداخت فاکتور' }))
}
/** The value beside a name. */
const fact = (name: string | RegExp) =>
  screen
    .getByText(name)
    .parentElement?.querySelector('dd')
    ?.textContent?.replace(/\u00a0/g, ' ')
const choose = (source: string) =>
  userEvent.click(screen.getByRole('radio', { name: new RegExp(source) }))
const sendCode = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'ارسال کد' }))
  await screen.findByLabelText('کد پیامک‌شده')
}
const enter = (code: string) => userEvent.type(screen.getByLabelText('کد پیامک‌شده'), code)

beforeEach(() => startSession({ bearerToken: 'token' }))

test('the sheet says what leaves the credit, what is owed, and what is left', async () => {
  serve({ 'GET /order/pending-orders/7': anInvoice() })
  await open()
  expect(fact('می‌پردازید از اعتبار')).toMatch(/^۱۸٬۶۳۰٬۰۰۰ ریال/)
  expect(fact('بدهکار می‌شوید')).toBe('۱۸٬۶۳۰٬۰۰۰ ریال')
  expect(fact('اعتبار پس از پرداخت')).toBe('۸۱٬۳۷۰٬۰۰۰ ریال')
})

const tooLarge = (cashBalance: number) =>
  anInvoice({
    creditBalance: 10_000_000,
    cashBalance,
    paymentOptions: [
      { source: 'CREDIT', amount: 18_630_000, dueDate: '2027-01-20', refusal: 'NOT_ENOUGH' },
      {
        source: 'WALLET',
        amount: 18_090_000,
        dueDate: null,
        refusal: cashBalance < 18_090_000 ? 'WALLET_TOO_LOW' : null,
      },
    ],
  })

test('an invoice larger than the credit says what is short, and leads to both ways on', async () => {
  serve({ 'GET /order/pending-orders/7': tooLarge(5_000_000) })
  await open()
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByText(/۸٬۶۳۰٬۰۰۰ ریال اعتبار کم دارید/)).toBeVisible()
  const charge = sheet.getByRole('link', { name: 'شارژ ۱۳٬۰۹۰٬۰۰۰ ریال کیف پول' })
  expect(charge).toHaveAttribute('href', '/wallet/charge?amount=13090000')
  expect(sheet.getByRole('link', { name: /آزاد کردن اعتبار/ })).toHaveAttribute(
    'href',
    '/installments'
  )
  expect(sheet.getByRole('button', { name: 'ارسال کد' })).toBeDisabled()
  await choose('کیف پول')
  expect(sheet.getByText(/۱۳٬۰۹۰٬۰۰۰ ریال در کیف پول کم دارید/)).toBeVisible()
})

test('one that the wallet can pay is offered from it first', async () => {
  serve({ 'GET /order/pending-orders/7': tooLarge(30_000_000) })
  await open()
  const sheet = within(screen.getByRole('dialog'))
  expect(sheet.getByRole('button', { name: 'ارسال کد' })).toBeEnabled()
  await choose('اعتبار')
  expect(sheet.getByText(/موجودی کیف پول شما برای آن کافی است/)).toBeVisible()
  expect(sheet.queryByRole('link', { name: /شارژ/ })).toBeNull()
})

test('from the wallet nothing is owed, and what is left is less by what is paid', async () => {
  serve({ 'GET /order/pending-orders/7': anInvoice() })
  await open()
  await choose('کیف پول')
  expect(fact('می‌پردازید از کیف پول')).toMatch(/^۱۸٬۰۹۰٬۰۰۰ ریال/)
  expect(fact('بدهکار می‌شوید')).toBe('۰ ریال')
  expect(fact('کیف پول پس از پرداخت')).toBe('۱۱٬۹۱۰٬۰۰۰ ریال')
})

test('a code that already runs is shown with the source and the amount that it carries', async () => {
  serve({
    'GET /order/pending-orders/7': anInvoice(),
    [start]: new Refused(429, {
      title: 'OtpAlreadySentException',
      otpExpirationMillis: 60_000,
      paymentSource: 'WALLET',
      amount: 17_000_000,
    }),
  })
  await open()
  await sendCode()
  expect(fact('می‌پردازید از کیف پول')).toMatch(/^۱۷٬۰۰۰٬۰۰۰ ریال/)
  expect(fact('بدهکار می‌شوید')).toBe('۰ ریال')
  expect(screen.queryByText('می‌پردازید از اعتبار')).toBeNull()
})

test('a new code is shown with the amount that the server has bound it to, not with that of the page', async () => {
  const answers: Record<string, unknown> = {
    'GET /order/pending-orders/7': anInvoice(),
    [start]: { expirationMillis: 120_000 },
  }
  serve(answers)
  await open()
  const paymentOptions = [{ ...anInvoice().paymentOptions[0], amount: 19_000_000 }]
  answers['GET /order/pending-orders/7'] = { ...anInvoice(), paymentOptions }
  await sendCode()
  expect(fact('می‌پردازید از اعتبار')).toMatch(/^۱۹٬۰۰۰٬۰۰۰ ریال/)
  expect(fact('بدهکار می‌شوید')).toBe('۱۹٬۰۰۰٬۰۰۰ ریال')
})

test('the code stands beside the number by which its message names the invoice', async () => {
  serve({ 'GET /order/pending-orders/7': anInvoice(), [start]: { expirationMillis: 120_000 } })
  await open()
  await sendCode()
  expect(fact('شماره فاکتور')).toBe('۱۴۰۵۰۸۲۹')
  expect(fact('شماره پیگیری کسب‌نو')).toBe('۱۰۰۰۰۴۲')
})

test('the source that was chosen is the one that is asked for', async () => {
  const calls = serve({
    'GET /order/pending-orders/7': anInvoice(),
    [start]: { expirationMillis: 120_000 },
  })
  await open()
  await choose('کیف پول')
  await sendCode()
  expect(callsOf(calls, start).map(({ body }) => body)).toEqual([{ paymentSource: 'WALLET' }])
  expect(fact('می‌پردازید از کیف پول')).toMatch(/^۱۸٬۰۹۰٬۰۰۰ ریال/)
})

test('a press whose answer was lost is repeated under the same key; another code has another', async () => {
  const answers: Record<string, unknown> = {
    'GET /order/pending-orders/7': anInvoice(),
    [start]: { expirationMillis: 120_000 },
    [verify]: 'offline',
  }
  const calls = serve(answers)
  await open()
  await sendCode()
  await enter('48125')
  await screen.findByText(
    'پاسخ سرور نرسید و هنوز نمی‌دانیم پرداخت ثبت شده است یا نه. اینترنت را بررسی کنید و دوباره دکمه پرداخت را بزنید؛ مبلغی دو بار برداشته نمی‌شود.'
  )
  await userEvent.click(screen.getByRole('button', { name: 'تأیید و پرداخت' }))
  answers[verify] = wrong
  await userEvent.click(screen.getByRole('button', { name: 'تأیید و پرداخت' }))
  await screen.findByText('کد واردشده درست نیست.')
  await enter('11111')
  await waitFor(() => expect(callsOf(calls, verify)).toHaveLength(4))
  const keys = callsOf(calls, verify).map(({ key }) => key)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]])
  expect(keys[3]).not.toBe(keys[0])
})

test('what was not known of a lost answer is no longer shown once the next try has one', async () => {
  const answers: Record<string, unknown> = {
    'GET /order/pending-orders/7': anInvoice(),
    [start]: { expirationMillis: 120_000 },
    [verify]: 'offline',
  }
  serve(answers)
  await open()
  await sendCode()
  await enter('48125')
  await screen.findByText(/هنوز نمی‌دانیم/)
  answers[verify] = wrong
  await userEvent.click(screen.getByRole('button', { name: 'تأیید و پرداخت' }))
  await screen.findByText('کد واردشده درست نیست.')
  expect(screen.queryByText(/هنوز نمی‌دانیم/)).toBeNull()
})

test('a code is sent as a number, and whole where a zero stands in front', async () => {
  const calls = serve({
    'GET /order/pending-orders/7': anInvoice(),
    [start]: { expirationMillis: 120_000 },
    [verify]: wrong,
  })
  await open()
  await sendCode()
  await enter('48125')
  await waitFor(() => expect(callsOf(calls, verify)).toHaveLength(1))
  await screen.findByText('کد واردشده درست نیست.')
  await enter('00125')
  await waitFor(() => expect(callsOf(calls, verify)).toHaveLength(2))
  const sent = callsOf(calls, verify).map(({ body }) => body)
  expect(sent).toEqual([{ otpSecret: 48125 }, { otpSecret: '00125' }])
})

test('after three wrong tries the code is said to be used up, and no more of it is sent', async () => {
  const calls = serve({
    'GET /order/pending-orders/7': anInvoice(),
    [start]: { expirationMillis: 120_000 },
    [verify]: wrong,
  })
  await open()
  await sendCode()
  for (const code of ['11111', '22222', '33333']) {
    await enter(code)
    await waitFor(() => expect(screen.getByLabelText('کد پیامک‌شده')).toHaveValue(''))
  }
  expect(await screen.findByText(/پس از ۳ بار ورود نادرست دیگر پذیرفته نمی‌شود/)).toBeVisible()
  expect(screen.getByLabelText('کد پیامک‌شده')).toHaveAttribute('readonly')
  await enter('48125')
  expect(callsOf(calls, verify)).toHaveLength(3)
})

test('a code that is over says so, and a new one is offered and told truly', async () => {
  const answers: Record<string, unknown> = {
    'GET /order/pending-orders/7': anInvoice(),
    [start]: { expirationMillis: 1_000 },
  }
  const calls = serve(answers)
  await open()
  await sendCode()
  const again = await screen.findByRole('button', { name: 'ارسال دوباره کد' }, { timeout: 10_000 })
  await enter('48125')
  expect(callsOf(calls, verify)).toHaveLength(0)
  expect(screen.getAllByText(/زمان کد به پایان رسید/)).toHaveLength(1)
  expect(screen.getByText('این کد دیگر پذیرفته نمی‌شود.')).toBeVisible()
  answers[start] = new Refused(429, { otpExpirationMillis: 90_000 })
  await userEvent.click(again)
  expect(await screen.findByText(/کد پیشین هنوز معتبر است/)).toBeVisible()
  expect(screen.queryByText('کد تازه پیامک شد.')).toBeNull()
})

test('who closes the sheet while the code is on its way stays with the invoice', async () => {
  let answer: (value: unknown) => void = () => undefined
  serve({
    'GET /order/pending-orders/7': anInvoice(),
    [start]: () => new Promise((resolve) => (answer = resolve)),
  })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'ارسال کد' }))
  await userEvent.click(within(screen.getByRole('dialog')).getByLabelText('بستن'))
  answer({ expirationMillis: 120_000 })
  await waitFor(() => expect(screen.getByRole('button', { name: 'پرداخت فاکتور' })).toBeVisible())
  expect(screen.queryByLabelText('کد پیامک‌شده')).toBeNull()
})

test.each([
  { status: 200, said: 'success=true' },
  { status: 409, said: 'success=true' },
  { status: 422, said: 'success=false' },
])('a $status leads to the result', async ({ status, said }) => {
  serve({
    'GET /order/pending-orders/7': anInvoice(),
    [start]: { expirationMillis: 120_000 },
    [verify]: status === 200 ? paidFromCredit() : new Refused(status, { message: 'نه' }),
  })
  await open()
  await sendCode()
  await enter('48125')
  await waitFor(() => expect(location.pathname).toBe('/order/7/pending/payment-status'))
  expect(location.search).toContain(said)
})
