import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import HomeScreen from '#areas/home/screens/HomeScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import type { Home } from '#core/api/types.ts'
import { withCredit } from '../homes.ts'
import { answering, json } from '../support.ts'

const plan = 'kasbeno-fmcg-real'
const shows = async (home: Home) => {
  const calls = answering(({ path }) => (path.startsWith('/api/home') ? json(home) : json({})))
  render(<HomeScreen />)
  await screen.findByText(/سلام/)
  return calls
}
const offer = () => screen.queryByRole('dialog', { name: 'شارژ کیف پول' })
const low = { cash: 0, credit: 500_000_000, creditAmount: 500_000_000 }

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
})
afterEach(() => {
  cleanup()
  clearSession()
})

const renewing = { isCreditExpired: true, hasRenewalCredit: true, hasActivePlatformFee: false }
const checked = {
  id: '7',
  type: 'DEPOSIT' as const,
  title: 'شارژ کیف پول',
  amount: 30_000_000,
  createdAt: '2026-11-20T08:05:00Z',
  transactionStatus: 'CALLBACK_RECEIVED' as const,
  referenceCode: '1000042',
  transactionSource: { transactionType: 'WALLET_CHARGE' as const, title: 'شارژ' },
}

test('a payment that the bank has not answered is told, leads back to itself, and no other is offered', async () => {
  const home = withCredit(low)
  home.openPayments.items = [checked]
  const calls = await shows(home)
  expect(screen.getByText(/اگر پول را پرداخت یا واریز کرده‌اید، دوباره پرداخت نکنید/)).toBeVisible()
  expect(offer()).not.toBeInTheDocument()
  // It came with the home: nothing more was asked for.
  expect(calls.map(({ path }) => path)).toEqual([`/api/home/${plan}`])
  await userEvent.click(screen.getByRole('button', { name: /شارژ کیف پول.*در حال بررسی/ }))
  expect(location.pathname + location.search).toBe('/wallet-transaction-callback?id=7')
})

test('no charge is offered over a card that came back', async () => {
  const home = withCredit(low)
  const returned = { cardStatus: 'PRINT_PENDING', parcelStatus: 'RETURNED_TO_SENDER' } as const
  Object.assign(home.registration, returned)
  await shows(home)
  expect(screen.getByText('کارت شما برگشت خورد')).toBeVisible()
  expect(offer()).not.toBeInTheDocument()
})

test('a renewed line that is not paid offers no activation of the card beside it', async () => {
  const home = withCredit({})
  Object.assign(home.registration, {
    ...renewing,
    hasSignedContract: true,
    cardStatus: 'DELIVERED',
  })
  await shows(home)
  expect(screen.getByRole('heading', { name: 'یک پرداخت تا آغاز سال تازه' })).toBeVisible()
  expect(screen.queryByText('کارت خود را فعال کنید')).toBeNull()
})

test('a line that was written off says that it is closed for good and what is owed, and leads to no renewal', async () => {
  const home = withCredit({})
  Object.assign(home.registration, { creditBlocked: true, renewalRefusal: 'WRITTEN_OFF' })
  Object.assign(home.installments.summary, { owedAmount: 8_000_000, lateFeeAmount: 0 })
  for (const isCreditExpired of [false, true]) {
    Object.assign(home.registration, { isCreditExpired, creditRemainingDays: 3 })
    await shows(home)
    expect(screen.getByText('اعتبار شما برای همیشه بسته شد')).toBeVisible()
    expect(screen.getByText(/۸٬۰۰۰٬۰۰۰ ریال بدهی شما سر جای خود است/)).toBeVisible()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links.filter((href) => href?.includes('renewal'))).toEqual([])
    cleanup()
  }
})

test.each([
  ['VIDEO', /ضبط ویدیوی چهره/],
  ['SIGNATURE', /تصویر امضاست/],
  ['SUBMIT', /منتظر بازبینی و ارسال/],
  ['SIGN', /امضای اطلاعات هویتی/],
] as const)('a signature that stopped at %s leads on to its step', async (step, said) => {
  const home = withCredit(low)
  home.profile.begunSignature = step
  const calls = await shows(home)
  expect(screen.getByRole('heading', { name: 'امضای دیجیتال شما نیمه‌کاره است' })).toBeVisible()
  expect(screen.getByText(said)).toBeVisible()
  expect(screen.getByRole('link', { name: 'ادامه این امضا' })).toHaveAttribute(
    'href',
    '/sign/signature/status'
  )
  expect(offer()).not.toBeInTheDocument()
  expect(calls.map(({ path }) => path)).toEqual([`/api/home/${plan}`])
})

test('a name that the card lacks is asked for on home, which asks nothing more for it', async () => {
  const home = withCredit({})
  home.profile.isLatinNameMissing = true
  home.registration.cardStatus = 'CREATED'
  const calls = await shows(home)
  expect(screen.getByText('نام لاتین شما برای چاپ روی کارت لازم است.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'ثبت نام لاتین' })).toHaveAttribute(
    'href',
    '/signup/en-complementary'
  )
  expect(calls.filter(({ path }) => path.includes('profile'))).toEqual([])
})

test('who has begun nothing is asked for nothing, as on a home that a phone kept of an earlier version', async () => {
  const home = withCredit({})
  home.registration.cardStatus = 'CREATED'
  Object.assign(home.profile, { begunSignature: undefined, isLatinNameMissing: undefined })
  await shows(home)
  expect(screen.queryByRole('link', { name: /نام لاتین|ادامه این امضا/ })).toBeNull()
})
