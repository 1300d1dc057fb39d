import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  forgetCallback,
  rememberCallback,
  rememberedCallback,
} from '#areas/wallet/parts/payment/callbackCookie.ts'
import { onwardFrom } from '#areas/wallet/parts/payment/purposes.ts'
import PaymentResultScreen from '#areas/wallet/screens/PaymentResultScreen.tsx'
import WalletChargeScreen from '#areas/wallet/screens/WalletChargeScreen.tsx'
import { startSession } from '#core/session.ts'
import { linesShown } from './orders.ts'
import { callsOf, serve } from './server.ts'

const plan = 'kasbeno-fmcg-real'
const debt = 'GET /order/kasbeno-fmcg-real/installments/3/0?status=OPEN'

const payment = (changes: object) => ({
  id: 'p-1',
  plan,
  outcome: 'CHARGED',
  purpose: 'wallet-charge',
  indicator: 'SAMAN',
  amount: 30_000_000,
  createdAt: '2026-11-21T09:05:00Z',
  referenceCode: '4000017',
  repaymentId: null,
  message: null,
  putAsideAt: null,
  knownBy: '2026-11-24T09:05:00Z',
  transactionStatus: 'COMPLETED',
  ...changes,
})
const repayment = (changes: object = {}) => ({
  id: 'r-1',
  amount: 8_000_000,
  lateFeeAmount: 0,
  fromWallet: 3_000_000,
  fromGateway: 5_000_000,
  paidAt: '2026-11-21T09:05:00Z',
  referenceCode: '4000018',
  bankReferenceNumber: '55512345',
  parts: [
    {
      installmentId: 'i-1',
      orderId: 7,
      externalId: '14050829',
      distributorName: 'پخش گلستان',
      amount: 8_000_000,
      remainingAmount: 0,
    },
  ],
  ...changes,
})
const open = (search: string) => {
  history.replaceState(null, '', `/wallet-transaction-callback?${search}`)
  return render(<PaymentResultScreen />)
}

beforeEach(() => startSession({ bearerToken: 'token' }))
afterEach(forgetCallback)

test('what the gateway took is told as the server has it, whatever the address says', async () => {
  serve({ 'GET /payment/p-1': payment({}) })
  const { container } = open('id=p-1&purpose=platform-fee&amount=1&message=دروغ')
  await screen.findByRole('heading', { name: 'پرداخت انجام شد' })
  expect(linesShown()).toEqual({
    'مبلغ': '۳۰٬۰۰۰٬۰۰۰ ریال',
    'زمان': '۱۲:۳۵ | ۱۴۰۵/۰۸/۳۰',
    'شماره پیگیری': '۴۰۰۰۰۱۷',
  })
  expect(screen.getByText('مبلغ به کیف پول افزوده شد.')).toBeVisible()
  expect(container).not.toHaveTextContent('دروغ')
})

test.each(['purpose=wallet-charge&amount=50000000', 'purpose=installment&amount=9', 'id=', ''])(
  'an address alone is no payment: %s',
  async (search) => {
    serve({})
    open(search)
    expect(await screen.findByText('پرداختی با این نشانی پیدا نشد')).toBeVisible()
    // Nobody knows that nothing was paid.
    expect(screen.queryByText(/پرداخت انجام نشد/)).toBeNull()
    expect(screen.getByRole('link', { name: 'مشاهده کیف پول' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'پرداخت انجام شد' })).toBeNull()
  }
)

test('the payment of somebody else is not found', async () => {
  serve({})
  open('id=p-2&purpose=wallet-charge&amount=50000000')
  expect(await screen.findByText('پرداختی با این نشانی پیدا نشد')).toBeVisible()
})

test('a fee that the wallet paid is the one that the wallet tells of', async () => {
  const fee = { id: 'e-1', type: 'WITHDRAW', amount: 11_000_000, referenceCode: null }
  serve({
    'GET /transaction/1/0?transactionSourceType=PLATFORM_FEE&transactionStatus=COMPLETED': {
      items: [{ ...fee, createdAt: '2026-11-21T09:05:00Z' }],
    },
  })
  open('purpose=subscription-package&amount=999')
  await screen.findByRole('heading', { name: 'پرداخت انجام شد' })
  expect(linesShown()['مبلغ']).toBe('۱۱٬۰۰۰٬۰۰۰ ریال')
})

test('a repayment tells both parts, what each invoice got, and what is still owed', async () => {
  serve({
    'GET /payment/p-1': payment({ purpose: 'installment', amount: 5_000_000, repaymentId: 'r-1' }),
    [`GET /order/${plan}/repayments/r-1`]: repayment(),
    [debt]: { items: [], summary: { owedAmount: 2_000_000 } },
    [`GET /wallet/${plan}/self`]: { cash: 0, credit: 98_000_000, creditAmount: 100_000_000 },
  })
  open('id=p-1')
  await screen.findByText('مانده بدهی')
  expect(linesShown()).toEqual({
    'مبلغ بازپرداخت': '۸٬۰۰۰٬۰۰۰ ریالهشتصد هزار تومان',
    'زمان': '۱۲:۳۵ | ۱۴۰۵/۰۸/۳۰',
    'پرداخت از کیف پول': '۳٬۰۰۰٬۰۰۰ ریال',
    'پرداخت از درگاه': '۵٬۰۰۰٬۰۰۰ ریال',
    'پخش گلستان، فاکتور \u2066۱۴۰۵۰۸۲۹\u2069': '۸٬۰۰۰٬۰۰۰ ریال',
    'شماره پیگیری': '۴۰۰۰۰۱۸',
    'شماره پیگیری بانک': '۵۵۵۱۲۳۴۵',
    'مانده بدهی': '۲٬۰۰۰٬۰۰۰ ریال',
    'اعتبار در دسترس': '۹۸٬۰۰۰٬۰۰۰ ریال',
  })
})

const unknown = 'هنوز نمی‌دانیم پرداخت شده است یا نه'

test('of a payment without an answer the bank is asked, and nothing is paid beside it', async () => {
  const answers: Record<string, unknown> = {
    'GET /payment/p-1': payment({ transactionStatus: 'REDIRECTED' }),
    'POST /payment/p-1/ask-bank': payment({ transactionStatus: 'REDIRECTED' }),
  }
  serve(answers)
  open('id=p-1')
  expect(await screen.findByRole('heading', { name: unknown })).toBeVisible()
  expect(screen.getByText(/اگر تا ۳ آذر ۱۴۰۵ خبری نشد/)).toBeVisible()
  expect(screen.queryByRole('link', { name: /پرداخت|تلاش/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'از بانک بپرس' }))
  expect(screen.getByRole('heading', { name: unknown })).toBeVisible()
  answers['POST /payment/p-1/ask-bank'] = payment({})
  answers['GET /payment/p-1'] = payment({})
  await userEvent.click(screen.getByRole('button', { name: 'از بانک بپرس' }))
  expect(await screen.findByRole('heading', { name: 'پرداخت انجام شد' })).toBeVisible()
})

test('who has not paid puts the payment aside, and may begin anew after that', async () => {
  const calls = serve({
    'GET /payment/p-1': payment({ transactionStatus: 'REDIRECTED' }),
    'POST /payment/p-1/put-aside': payment({ transactionStatus: 'REDIRECTED' }),
  })
  open('id=p-1')
  await userEvent.click(await screen.findByRole('button', { name: 'پرداخت نکرده‌ام؛ کنار بگذار' }))
  await waitFor(() => expect(location.pathname).toBe('/wallet/charge'))
  expect(callsOf(calls, 'POST /payment/p-1/put-aside')).toHaveLength(1)
})

test('a transfer that staff look for is told as such, and nobody is told to pay again', async () => {
  serve({
    'GET /payment/p-1': payment({ transactionStatus: 'REDIRECTED', indicator: 'OFFLINE' }),
  })
  open('id=p-1')
  expect(await screen.findByRole('heading', { name: 'در انتظار تأیید واریز' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /کنار بگذار/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /پرداخت|تلاش/ })).toBeNull()
})

test('while the bank’s answer is being checked, nobody is told to pay again', async () => {
  serve({ 'GET /payment/p-1': payment({ transactionStatus: 'CALLBACK_RECEIVED' }) })
  open('id=p-1')
  expect(await screen.findByRole('heading', { name: unknown })).toBeVisible()
  expect(screen.queryByRole('button', { name: /کنار بگذار/ })).toBeNull()
  expect(screen.queryByRole('link', { name: /پرداخت|تلاش/ })).toBeNull()
})

test('leaving for the bank leaves the page of the open payment behind, and pays once', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  const calls = serve({
    'GET /payment/gateways-list': [
      { indicator: 'SAMAN', name: 'سامان', logo: null, isDefault: true },
    ],
    'POST /payment/create-payment': {
      paymentNeeded: true,
      paymentId: 'p-9',
      gatewayRedirectItem: {
        redirectBaseUrl: 'https://bank.example/pay',
        method: 'POST',
        params: {},
      },
    },
  })
  history.replaceState(null, '', '/wallet/charge')
  render(<WalletChargeScreen />)
  await screen.findByText('سامان')
  const form = document.querySelector('form')
  // Faster than the screen is drawn again.
  act(() => {
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
  expect(callsOf(calls, 'POST /payment/create-payment')).toHaveLength(1)
  expect(location.pathname + location.search).toBe('/wallet-transaction-callback?id=p-9')
})

const fee = (changes: object = {}) =>
  payment({ purpose: 'platform-fee', outcome: 'FEE_PAID', ...changes })
const confirm = `POST /platform-fee/${plan}/confirm`
const onward = async () =>
  (await screen.findByRole('heading', { name: /^پرداخت انجام (شد|نشد)$/ })) &&
  screen.getAllByRole('link').map((link) => link.getAttribute('href'))[0]

const active = onwardFrom('platform-fee-fmcg-real').success

test('a page that a plan has is gone to, one that it lacks leads home', () => {
  const pages = new Set(['/card/active', '/credit-renewal/platform-fee', '/home'])
  const renewal = 'renewal-platform-fee-fmcg-real'
  expect(onwardFrom('platform-fee-fmcg-real', pages).success).toBe('/card/active')
  expect(onwardFrom('platform-fee-fmcg-real', new Set()).success).toBe('/home')
  expect(onwardFrom(renewal, pages).failure).toBe('/credit-renewal/platform-fee')
  expect(onwardFrom(renewal, new Set()).failure).toBe('/home')
  expect(onwardFrom(null)).toEqual({ success: '/installments', failure: '/installments' })
})

test.each([
  [null, fee(), active, 'پرداخت کارمزد اولیه'],
  ['renewal-platform-fee-fmcg-real', fee(), '/home', 'پرداخت کارمزد فعال‌سازی اعتبار'],
  ['renewal-platform-fee-digital-real', fee(), active, 'پرداخت کارمزد اولیه'],
  ['wallet-charge-fmcg-real', fee(), active, 'پرداخت کارمزد اولیه'],
  [
    'renewal-platform-fee-fmcg-real',
    fee({ transactionStatus: 'FINAL_ERROR', outcome: null }),
    onwardFrom('renewal-platform-fee-fmcg-real').failure,
    'پرداخت کارمزد فعال‌سازی اعتبار',
  ],
  [null, fee({ outcome: 'KEPT_AS_CASH' }), '/wallet', 'شارژ کیف پول'],
  [null, fee({ purpose: 'subscription-package' }), '/signup/summary', 'پرداخت کارمزد اولیه'],
] as const)(
  'with %s in its cookie a payment leads on by what the server knows of it (%#)',
  async (cookie, answer, target, title) => {
    if (cookie) rememberCallback(cookie)
    const calls = serve({ 'GET /payment/p-1': answer, [confirm]: {} })
    open('id=p-1')
    expect(await onward()).toBe(target)
    expect(document.title).toContain(title)
    const { outcome } = answer as { outcome: string | null }
    await waitFor(() =>
      expect(callsOf(calls, confirm)).toHaveLength(outcome === 'FEE_PAID' ? 1 : 0)
    )
    expect(rememberedCallback()).toBeNull()
  }
)

test('the way to the bank is remembered for an hour, in words that are ours alone', () => {
  const written: string[] = []
  const cookies = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text)
  })
  rememberCallback('platform-fee-fmcg-real')
  cookies.mockRestore()
  expect(written).toEqual([
    'kasbeno-payment-callback=platform-fee-fmcg-real; Path=/; Max-Age=3600; SameSite=Lax',
  ])
  for (const value of ['nobody', 'PLATFORM-FEE-FMCG-REAL', 'constructor', '']) {
    document.cookie = `kasbeno-payment-callback=${value}; Path=/`
    expect(rememberedCallback(), value).toBeNull()
  }
})

const transfer = (changes: object = {}) =>
  payment({ indicator: 'OFFLINE', transactionStatus: 'REDIRECTED', outcome: null, ...changes })
const iban = 'IR062960000000100324200001'
const named = [
  { name: 'transferIban', value: iban },
  { name: 'transferHolder', value: 'بانک نمونه' },
]

test('who transfers by hand reads to which account, and what is written on it', async () => {
  serve({ 'GET /payment/p-1': transfer(), 'GET /settings': named })
  open('id=p-1')
  await screen.findByText('واریز به این حساب')
  expect(linesShown()).toMatchObject({
    'شبا': expect.stringContaining('IR۰۶ ۲۹۶۰ ۰۰۰۰ ۰۰۱۰ ۰۳۲۴ ۲۰۰۰ ۰۱'),
    'به نام': 'بانک نمونه',
  })
  expect(screen.getByText(/شماره پیگیری بالا را در شرح/)).toBeVisible()
})

test('an account that the bank has not named is asked of support before anything is transferred', async () => {
  serve({ 'GET /payment/p-1': transfer(), 'GET /settings': [{ name: 'transferIban', value: '' }] })
  open('id=p-1')
  expect(await screen.findByText(/پیش از آن به هیچ حسابی واریز نکنید/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'تماس با پشتیبانی' })).toBeVisible()
})

test('a payment at a bank names no account', async () => {
  serve({
    'GET /payment/p-1': payment({ transactionStatus: 'REDIRECTED', outcome: null }),
    'GET /settings': named,
  })
  open('id=p-1')
  await screen.findByRole('heading', { name: unknown })
  expect(screen.queryByText('واریز به این حساب')).toBeNull()
})

test('a transfer that staff refused is promised back by nobody', async () => {
  serve({
    'GET /payment/p-1': transfer({ transactionStatus: 'FINAL_ERROR' }),
    'GET /settings': named,
  })
  open('id=p-1')
  await screen.findByRole('heading', { name: 'واریز شما تأیید نشد' })
  expect(screen.queryByText(/۷۲ ساعت/)).toBeNull()
  expect(screen.getByText(/دوباره واریز نکنید/)).toBeVisible()
  expect(screen.getAllByRole('link').at(-2)).toHaveTextContent('تماس با پشتیبانی')
})
