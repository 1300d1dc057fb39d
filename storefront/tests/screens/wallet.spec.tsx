import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import WalletChargeScreen from '#areas/wallet/screens/WalletChargeScreen.tsx'
import WalletScreen from '#areas/wallet/screens/WalletScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { aHome, withCredit } from '../homes.ts'
import { answering, json } from '../support.ts'

const textOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ')
const wallet = { cash: 7_000_000, credit: 120_000_000, creditAmount: 400_000_000 }
const movement = (id: number, type: string, amount: number) => ({
  id,
  type,
  title: `گردش ${id}`,
  amount,
  createdAt: '2026-11-20T08:05:00Z',
  transactionStatus: 'COMPLETED',
  transactionSource: { transactionType: 'WALLET_CHARGE', title: 'شارژ' },
})
const pageOf = (items: unknown[], currentPage: number, total: number) =>
  json({ items, meta: { currentPage, pageSize: 10, total } })

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
  startSession({ bearerToken: 'token' })
  rememberPlan('kasbeno-fmcg-real')
})

afterEach(() => {
  cleanup()
  clearSession()
})

const answers = () =>
  answering(({ path }) => {
    if (path.includes('/home/')) return json(aHome())
    if (path.includes('/wallet/')) return json(wallet)
    if (path.includes('=OPEN')) return pageOf([], 1, 0)
    if (path.includes('/transaction/10/0')) {
      const first = [movement(1, 'DEPOSIT', 5_000_000), movement(2, 'WITHDRAW', 1_250_000)]
      return pageOf(
        [...first, ...Array.from({ length: 8 }, (_, i) => movement(i + 3, 'DEPOSIT', 1))],
        1,
        11
      )
    }
    if (path.includes('/transaction/10/1')) return pageOf([movement(11, 'WITHDRAW', 99_000)], 2, 11)
    return json([])
  })

test('cash and what is left are shown each in its place, and the bar is what its label says', async () => {
  answers()
  render(<WalletScreen />)
  const cash = (await screen.findByRole('heading', { name: 'موجودی نقد' })).parentElement!
  expect(textOf(cash)).toContain('۷٬۰۰۰٬۰۰۰ ریال')
  const credit = screen.getByRole('heading', { name: 'اعتبار باقی‌مانده' }).parentElement!
  expect(textOf(credit)).toContain('۱۲۰٬۰۰۰٬۰۰۰ ریال')
  expect(textOf(credit)).toContain('از ۴۰۰٬۰۰۰٬۰۰۰ ریال')
  const bar = screen.getByRole('img', {
    name: '۱۲۰٬۰۰۰٬۰۰۰ ریال از ۴۰۰٬۰۰۰٬۰۰۰ ریال باقی مانده است.',
  })
  expect(bar.querySelector('span')!.style.inlineSize).toBe('30%')
})

test('a deposit is drawn as one, a withdrawal as one', async () => {
  answers()
  render(<WalletScreen />)
  const rows = await screen.findAllByRole('button', { name: /گردش/ })
  expect(textOf(rows[0]!)).toContain('۵٬۰۰۰٬۰۰۰ ریال')
  expect(textOf(rows[0]!)).toContain('واریز')
  expect(textOf(rows[1]!)).toContain('۱٬۲۵۰٬۰۰۰ ریال')
  expect(textOf(rows[1]!)).toContain('برداشت')
  expect(rows[0]!.querySelector('svg')!.innerHTML).not.toBe(
    rows[1]!.querySelector('svg')!.innerHTML
  )
})

const inDoubt = { amount: 0, hold: 'BANK_IN_DOUBT', reason: 'پاسخ بانک به برداشت شما روشن نیست.' }
const title = 'برداشت از کیف پول فعلاً ممکن نیست'

test('a wallet says at once that the bank contradicts itself and nothing leaves it', async () => {
  answering(({ path }) => {
    if (path.includes('/withdrawable')) return json(inDoubt)
    if (path.includes('/home/')) return json(aHome())
    return path.includes('/transaction/') ? pageOf([], 1, 0) : json(wallet)
  })
  render(<WalletScreen />)
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.getByText(inDoubt.reason)).toBeInTheDocument()
})

test('page two is page two, below page one', async () => {
  const calls = answers()
  render(<WalletScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'نمایش بیشتر' }))
  expect(await screen.findByText('گردش 11')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /گردش/ })).toHaveLength(11)
  const pages = calls.map(({ path }) => path).filter((path) => path.includes('=COMPLETED'))
  expect(pages).toEqual([
    '/api/transaction/10/0?transactionStatus=COMPLETED',
    '/api/transaction/10/1?transactionStatus=COMPLETED',
  ])
})

test('a list that could not be read comes back when the network is back', async () => {
  let isDown = true
  answering(({ path }) => {
    if (path.includes('=OPEN')) return pageOf([], 1, 0)
    if (path.includes('/transaction/')) {
      return isDown
        ? Promise.reject(new TypeError('no network'))
        : pageOf([movement(1, 'DEPOSIT', 5_000_000)], 1, 1)
    }
    return json(path.includes('/home/') ? aHome() : wallet)
  })
  render(<WalletScreen />)
  expect(await screen.findByText('دریافت اطلاعات با خطا روبه‌رو شد.')).toBeInTheDocument()
  isDown = false
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('گردش 1')).toBeInTheDocument()
})

const gateways = [{ indicator: 'BANKTEST', name: 'درگاه آزمایشی', logo: null, isDefault: true }]
const charge = async (amount: string) => {
  const calls = answering(({ path }) => {
    if (path.includes('=OPEN')) return pageOf([], 1, 0)
    return json(path.includes('gateways') ? gateways : [])
  })
  render(<WalletChargeScreen />)
  await screen.findByText('درگاه آزمایشی')
  const field = screen.getByRole('textbox')
  await userEvent.clear(field)
  if (amount) await userEvent.type(field, amount)
  await userEvent.click(screen.getByRole('button', { name: 'پرداخت و شارژ' }))
  return calls.filter(({ method }) => method === 'POST')
}

test('while the gateways are on their way the charge rests, so that no press is lost', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const calls = answering(async ({ path }) => {
    if (path.includes('=OPEN')) return pageOf([], 1, 0)
    if (!path.includes('gateways')) return json([])
    await arrived
    return json(gateways)
  })
  render(<WalletChargeScreen />)
  const pay = screen.getByRole('button', { name: 'پرداخت و شارژ' })
  expect(pay).toHaveProperty('disabled', true)
  arrive()
  await vi.waitFor(() => expect(pay).toHaveProperty('disabled', false))
  await userEvent.click(pay)
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test('a charge is sent as it was typed, in Persian digits too', async () => {
  const sent = await charge('۵۰۰۰۰')
  expect(sent[0]).toMatchObject({
    path: '/api/payment/create-payment',
    body: { plan: 'kasbeno-fmcg-real', amount: 50_000, indicator: 'BANKTEST' },
  })
})

const refused: [string, string][] = [
  ['', 'مبلغ شارژ را وارد کنید.'],
  ['49999', 'کمترین مبلغ شارژ ۵۰٬۰۰۰ ریال است.'],
  ['50000001', 'بیشترین مبلغ شارژ ۵۰٬۰۰۰٬۰۰۰ ریال است.'],
]
for (const [typed, message] of refused) {
  test(`a charge of «${typed}» is refused before it is sent`, async () => {
    expect(await charge(typed)).toEqual([])
    expect(screen.getByText(message)).toBeInTheDocument()
  })
}

test.each(['5.5', '-400000'])('a pasted «%s» changes no amount, and says so', async (pasted) => {
  await charge('300000')
  const field = screen.getByRole('textbox')
  await userEvent.click(field)
  await userEvent.paste(pasted)
  expect(field).toHaveValue('۳۰۰٬۰۰۰')
  expect(screen.getByText('مبلغ را به ریال و بدون ممیز یا منها بنویسید.')).toBeVisible()
  await userEvent.type(field, '0')
  expect(field).toHaveValue('۳٬۰۰۰٬۰۰۰')
  expect(screen.queryByText(/بدون ممیز/)).toBeNull()
})

test.each([
  ['blocked', { creditBlocked: true }, 'خرید اعتباری بسته است'],
  ['over', { isCreditExpired: true, hasActivePlatformFee: false }, 'اعتبار شما به پایان رسیده است'],
  ['paid for and not signed', { isCreditExpired: true }, 'خرید اعتباری بسته است'],
  ['open', {}, null],
])('credit that is %s says so beside its amount', async (_name, standing, said) => {
  const home = withCredit(wallet)
  Object.assign(home.registration, standing)
  answering(({ path }) => {
    if (path.includes('/transaction/')) return pageOf([], 1, 0)
    return json(path.includes('/home/') ? home : wallet)
  })
  render(<WalletScreen />)
  const credit = (await screen.findByRole('heading', { name: 'اعتبار باقی‌مانده' })).parentElement!
  await screen.findByText('تراکنشی برای نمایش نیست.')
  if (said) expect(textOf(credit)).toContain(said)
  else expect(textOf(credit)).not.toMatch(/بسته|پایان/)
})

const checked = {
  ...movement(7, 'DEPOSIT', 30_000_000),
  title: 'شارژ کیف پول',
  transactionStatus: 'CALLBACK_RECEIVED',
}
const withOpen = (open: unknown[]) =>
  answering(({ path }) => {
    if (path.includes('gateways')) return json(gateways)
    if (path.includes('=OPEN')) return pageOf(open, 1, open.length)
    if (path.includes('/transaction/')) return pageOf([], 1, 0)
    if (path.includes('/wallet/')) return json(wallet)
    return json(path.includes('/home/') ? aHome() : [])
  })

test.each([
  ['the wallet', WalletScreen, '/api/transaction/10/0?transactionStatus=OPEN'],
  [
    'the page that charges it',
    WalletChargeScreen,
    '/api/transaction/10/0?transactionSourceType=WALLET_CHARGE&transactionStatus=OPEN',
  ],
])(
  '%s shows a payment that the bank has not answered, and leads back to it',
  async (_name, Page, path) => {
    const calls = withOpen([checked])
    render(<Page />)
    const row = await screen.findByRole('button', {
      name: /شارژ کیف پول.*۳۰٬۰۰۰٬۰۰۰ ریالدر حال بررسی/,
    })
    expect(
      screen.getByText(/اگر پول را پرداخت یا واریز کرده‌اید، دوباره پرداخت نکنید/)
    ).toBeVisible()
    expect(calls.map((call) => call.path)).toContain(path)
    await userEvent.click(row)
    expect(location.pathname + location.search).toBe('/wallet-transaction-callback?id=7')
  }
)

test('nothing is said of open payments where there are none', async () => {
  withOpen([])
  render(<WalletScreen />)
  await screen.findByText('تراکنشی برای نمایش نیست.')
  expect(screen.queryByText('پرداخت‌های در حال بررسی')).toBeNull()
})

test('a line that was written off is closed for good, with what is owed', async () => {
  const home = withCredit({})
  Object.assign(home.registration, { creditBlocked: true, renewalRefusal: 'WRITTEN_OFF' })
  Object.assign(home.installments.summary, { owedAmount: 8_500_000, lateFeeAmount: 500_000 })
  answering(({ path }) =>
    path.startsWith('/api/home')
      ? json(home)
      : path.startsWith('/api/wallet')
        ? json(wallet)
        : pageOf([], 1, 0)
  )
  render(<WalletScreen />)
  expect(await screen.findByText('اعتبار شما برای همیشه بسته شد')).toBeVisible()
  expect(screen.getByText(/بدهی شما: ۸٬۵۰۰٬۰۰۰ ریال/)).toBeVisible()
})
