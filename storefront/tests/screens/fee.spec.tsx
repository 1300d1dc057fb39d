import { callbackOf } from '@kasbeno/api/contracts/payment_callbacks'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetCallback, rememberCallback } from '#areas/wallet/parts/payment/callbackCookie.ts'
import CreditAmountScreen from '#areas/signup/screens/CreditAmountScreen.tsx'
import PlatformFeeScreen from '#areas/signup/screens/PlatformFeeScreen.tsx'
import WalletChargeScreen from '#areas/wallet/screens/WalletChargeScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { aHome } from '../homes.ts'
import { linesShown } from '../money/orders.ts'
import { serve } from '../money/server.ts'

const plan = 'kasbeno-fmcg-real'
const approved = {
  identityOverallStatus: 'APPROVED',
  shopOverallStatus: 'APPROVED',
  docsOverallStatus: 'APPROVED',
} as const
const registration = (userSubscriptionPackageStatus: string) => ({
  ...aHome().registration,
  ...approved,
  kycStep: 'CREDIT_SCORE_ACCEPTED',
  userSubscriptionPackageStatus,
})
const gateways = [
  { indicator: 'MELLAT', name: 'به‌پرداخت', logo: null, isDefault: false },
  { indicator: 'SAMAN', name: 'سامان', logo: null, isDefault: true },
]

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
})
afterEach(() => {
  cleanup()
  clearSession()
})

const openFee = (detail: object) => {
  const calls = serve({
    [`GET /user/${plan}/registration-status`]: registration('CREATED'),
    [`GET /platform-fee/${plan}/payment-detail`]: detail,
    'GET /payment/gateways-list': gateways,
    [`POST /platform-fee/${plan}/create-platform-fee`]: { paymentNeeded: false },
  })
  history.replaceState(null, '', '/signup/platform-fee')
  render(<PlatformFeeScreen />)
  return calls
}

test('fee, tax, sum, what the wallet gives and what is to be paid: five amounts, each in its place', async () => {
  const calls = openFee({
    platformFee: 40_000_000,
    valueAddedTax: 4_000_000,
    totalAmount: 44_000_000,
    userCashBalance: 1_500_000,
    paymentAmount: 42_500_000,
  })
  await screen.findByText('مالیات بر ارزش افزوده')
  expect(linesShown()).toEqual({
    'کارمزد فعال‌سازی': '۴۰٬۰۰۰٬۰۰۰ ریال',
    'مالیات بر ارزش افزوده': '۴٬۰۰۰٬۰۰۰ ریال',
    'جمع': '۴۴٬۰۰۰٬۰۰۰ ریال',
    'از کیف پول': '۱٬۵۰۰٬۰۰۰ ریال',
    'مبلغ قابل پرداخت': '۴۲٬۵۰۰٬۰۰۰ ریالچهار میلیون و دویست و پنجاه هزار تومان',
  })
  expect(await screen.findByRole('radio', { name: 'سامان' })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'پرداخت' }))
  const paid = calls.filter(({ method }) => method === 'POST')
  expect(paid.map(({ body }) => body)).toEqual([{ indicator: 'SAMAN' }])
})

test('a fee that the wallet holds names no gateway', async () => {
  openFee({
    platformFee: 40_000_000,
    valueAddedTax: 4_000_000,
    totalAmount: 44_000_000,
    userCashBalance: 90_000_000,
    paymentAmount: 0,
  })
  await screen.findByText('موجودی کیف پول شما برای این پرداخت کافی است.')
  expect(linesShown()).toMatchObject({ 'از کیف پول': '۴۴٬۰۰۰٬۰۰۰ ریال' })
  expect(screen.getByRole('button', { name: 'پرداخت از کیف پول' })).toBeEnabled()
  expect(screen.queryByRole('radio')).toBeNull()
})

test('an amount of credit, its fee, and what the bank asks for it', async () => {
  const guarantee = { title: 'سفته', description: null, price: 5_500_000_000, collaterals: [] }
  serve({
    [`GET /user/${plan}/registration-status`]: registration('START'),
    [`GET /user-subscription-package/${plan}/subscription-packages`]: [
      { slug: 'a', amount: 1_000_000_000, collateralCreditTypes: [] },
      { slug: 'b', amount: 4_000_000_000, collateralCreditTypes: [guarantee] },
    ],
    [`GET /user-subscription-package?plan=${plan}`]: { slug: 'b' },
  })
  render(<CreditAmountScreen />)
  const picker = (await screen.findByRole('slider')).closest('section')!
  expect(picker).toHaveTextContent(/^مبلغ اعتبار(۱۰۰|۴۰۰) میلیون تومان/)
  const isDear = picker.textContent.startsWith('مبلغ اعتبار۴۰۰')
  const fee = screen.getByText('کارمزد فعال‌سازی (۱٪ اعتبار)').parentElement!
  expect(fee).toHaveTextContent(isDear ? '۴۰٬۰۰۰٬۰۰۰ ریال' : '۱۰٬۰۰۰٬۰۰۰ ریال')
  expect(picker).toHaveTextContent(isDear ? '۴٬۰۰۰٬۰۰۰٬۰۰۰ ریال' : '۱٬۰۰۰٬۰۰۰٬۰۰۰ ریال')
  expect(picker).toHaveTextContent(/۱۰۰ میلیون تومان۴۰۰ میلیون تومان$/)
  if (isDear) expect(screen.getByText('سفته').parentElement).toHaveTextContent('۵٬۵۰۰٬۰۰۰٬۰۰۰ ریال')
})

test.each([
  ['?amount=1250000', '۱٬۲۵۰٬۰۰۰'],
  ['?amount=10', '۵۰٬۰۰۰'],
  ['?amount=900000000', '۵۰٬۰۰۰٬۰۰۰'],
  ['?amount=-5', '۳۰٬۰۰۰٬۰۰۰'],
  ['?amount=x', '۳۰٬۰۰۰٬۰۰۰'],
  ['', '۳۰٬۰۰۰٬۰۰۰'],
])('the charge begins at what %s suggests, within the limits', async (search, shown) => {
  serve({ 'GET /payment/gateways-list': gateways })
  history.replaceState(null, '', `/wallet/charge${search}`)
  render(<WalletChargeScreen />)
  expect(await screen.findByRole('textbox')).toHaveValue(shown)
})

test('a gateway tells what one payment may be, and where there is none the screen says so', async () => {
  const [mellat, saman] = gateways
  serve({
    'GET /payment/gateways-list': [
      { ...saman, minAmount: 1_000_000, maxAmount: 500_000_000 },
      { ...mellat, minAmount: null, maxAmount: 20_000_000 },
      { ...mellat, indicator: 'OFFLINE', name: 'فیش', minAmount: 10_000_000, maxAmount: null },
    ],
  })
  render(<WalletChargeScreen />)
  await screen.findByText('هر پرداخت از ۱۰۰ هزار تومان تا ۵۰ میلیون تومان')
  screen.getByText('هر پرداخت تا ۲ میلیون تومان')
  screen.getByText('هر پرداخت از ۱ میلیون تومان به بالا')
  cleanup()
  clearSession()
  startSession({ bearerToken: 'token' })
  serve({ 'GET /payment/gateways-list': [] })
  render(<WalletChargeScreen />)
  await screen.findByText('اکنون درگاه پرداختی در دسترس نیست. لطفاً کمی بعد تلاش کنید.')
  expect(screen.getByRole('button', { name: 'پرداخت و شارژ' })).toBeDisabled()
})

test('a payment of the same fee that is open in another tab is told, and of another one is not', async () => {
  const detail = {
    platformFee: 40_000_000,
    valueAddedTax: 4_000_000,
    totalAmount: 44_000_000,
    userCashBalance: 0,
    paymentAmount: 44_000_000,
  }
  const leaveFor = (purpose: 'subscription-package' | 'wallet-charge') =>
    rememberCallback(callbackOf(purpose, plan))
  leaveFor('wallet-charge')
  openFee(detail)
  await screen.findByText('مالیات بر ارزش افزوده')
  expect(screen.queryByText('شاید این پرداخت در برگه دیگری باز باشد')).toBeNull()
  leaveFor('subscription-package')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('شاید این پرداخت در برگه دیگری باز باشد')).toBeInTheDocument()
  forgetCallback()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() =>
    expect(screen.queryByText('شاید این پرداخت در برگه دیگری باز باشد')).toBeNull()
  )
})
