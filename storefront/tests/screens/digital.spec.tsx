import { cleanup, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { afterEach, beforeEach, expect, test } from 'vitest'
import CreditOnboardingScreen from '#areas/signup/screens/CreditOnboardingScreen.tsx'
import HomeScreen from '#areas/home/screens/HomeScreen.tsx'
import PlatformFeeScreen from '#areas/signup/screens/PlatformFeeScreen.tsx'
import SignupStatusScreen from '#areas/signup/screens/SignupStatusScreen.tsx'
import { insteadOfFee, owesFee } from '#areas/signup/parts/credit/feeStep.ts'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import type { RegistrationStatus } from '#core/api/types.ts'
import { aHome, withCredit } from '../homes.ts'
import { answering, json } from '../support.ts'

const plan = 'kasbeno-digital-real'
const fmcg = 'kasbeno-fmcg-real'
const base = '/kasbeno-digital-real'
const approved = {
  identityOverallStatus: 'APPROVED',
  shopOverallStatus: 'APPROVED',
  docsOverallStatus: 'APPROVED',
} as const
const standing = (changes: Partial<RegistrationStatus>): RegistrationStatus => ({
  ...aHome().registration,
  plan,
  ...changes,
})

const open = (page: ReactNode, home = aHome()) => {
  const registration = { ...home.registration, plan } as RegistrationStatus
  const calls = answering(({ path }) => {
    if (path.startsWith('/api/home/')) return json({ ...home, registration })
    if (path.includes('/registration-status')) return json(registration)
    if (path.includes('/payment-detail')) {
      return json({
        platformFee: 8_000_000,
        valueAddedTax: 800_000,
        totalAmount: 8_800_000,
        userCashBalance: 0,
        paymentAmount: 8_800_000,
      })
    }
    if (path.includes('/gateways-list')) {
      return json([{ indicator: 'SAMAN', name: 'سامان', logo: null, isDefault: true }])
    }
    return json(path.includes('/transaction/') ? home.distributors : [])
  })
  history.replaceState(null, '', `${base}/x`)
  render(<Router base={base}>{page}</Router>)
  return calls
}

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
})
afterEach(() => {
  cleanup()
  clearSession()
})

test('four steps lead to the credit, none of them an amount; the last is what the file waits for', async () => {
  const home = aHome()
  Object.assign(home.registration, approved, { kycStep: 'CREDIT_SCORE_PENDING' })
  open(<SignupStatusScreen />, home)
  await screen.findByText('بررسی و تخصیص')
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent)
  expect(steps).toHaveLength(4)
  expect(steps[3]).toContain('در دست بررسی')
  // Nothing is left to send.
  expect(screen.queryByText(/هر مرحله را جداگانه بفرستید/)).toBeNull()
  expect(steps.join()).not.toContain('مبلغ اعتبار')
  expect(within(screen.getAllByRole('listitem')[3]!).getByRole('link')).toHaveAttribute(
    'href',
    `${base}/signup/summary`
  )
})

test('the road to the credit says that the fee comes with the card', async () => {
  open(<CreditOnboardingScreen />)
  expect(await screen.findByText(/هنگام فعال‌سازی کارت پرداخت می‌شود/)).toBeInTheDocument()
})

test('an allocated credit whose fee is open says what opens it, a paid one does not', async () => {
  const home = withCredit({ cash: 0 })
  home.registration.hasActivePlatformFee = false
  open(<HomeScreen />, home)
  const pay = await screen.findByRole('link', { name: 'پرداخت کارمزد' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(pay).toHaveAttribute('href', `${base}/signup/platform-fee`)
  cleanup()
  // With a card, its own page is the way.
  home.registration.cardStatus = 'CREATED'
  clearSession()
  startSession({ bearerToken: 'token' })
  open(<HomeScreen />, home)
  expect(await screen.findByRole('link', { name: 'پرداخت کارمزد' })).toHaveAttribute(
    'href',
    `${base}/card/platform-fee`
  )
  cleanup()
  clearSession()
  startSession({ bearerToken: 'token' })
  open(<HomeScreen />, withCredit({}))
  await screen.findByText('سلام، مریم')
  expect(screen.queryByRole('link', { name: 'پرداخت کارمزد' })).toBeNull()
})

test('who was given a credit reads that the fee opens it, and that it is open once that is paid', async () => {
  const home = withCredit({ cash: 0 })
  home.registration.hasJustGetCredit = true
  home.registration.hasActivePlatformFee = false
  open(<HomeScreen />, home)
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveAccessibleName('تبریک؛ اعتبار شما تخصیص یافت')
  expect(dialog).toHaveTextContent('با پرداخت کارمزد فعال‌سازی، خرید با این اعتبار باز می‌شود')
  expect(dialog).not.toHaveTextContent('اکنون می‌توانید')
  cleanup()
  clearSession()
  startSession({ bearerToken: 'token' })
  open(<HomeScreen />, {
    ...home,
    registration: { ...home.registration, hasActivePlatformFee: true },
  })
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('تبریک؛ اعتبار شما فعال شد')
})

test('a credit about to end says so, and nothing of a renewal', async () => {
  const home = withCredit({})
  Object.assign(home.registration, {
    creditRemainingDays: 3,
    creditScoreExpirationDate: '2026-11-25',
    hasRenewalCredit: true,
  })
  open(<HomeScreen />, home)
  expect(await screen.findByText('اعتبار شما رو به پایان است')).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('تمدید')
})

test('an expired credit is over: nothing speaks of a renewal', async () => {
  const home = withCredit({})
  Object.assign(home.registration, {
    isCreditExpired: true,
    hasRenewalCredit: true,
    hasActivePlatformFee: false,
  })
  open(<HomeScreen />, home)
  expect(await screen.findByText('اعتبار شما به پایان رسیده است')).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent('تمدید')
  expect(screen.queryByRole('link', { name: 'پرداخت کارمزد' })).toBeNull()
})

test('the fee of the card is paid on a page that offers no other amount', async () => {
  const home = withCredit({})
  home.registration.hasActivePlatformFee = false
  open(<PlatformFeeScreen />, home)
  expect(
    await screen.findByRole('heading', { name: 'پرداخت کارمزد فعال‌سازی اعتبار' })
  ).toBeInTheDocument()
  expect(await screen.findByText(/خرید با اعتبار باز می‌شود/)).toBeInTheDocument()
  expect(screen.queryByText('تغییر مبلغ اعتبار')).toBeNull()
  expect(screen.queryByText(/بازمی‌گردد/)).toBeNull()
})

const due = { creditAmount: 5, hasActivePlatformFee: false }
test.each<[string, typeof plan | typeof fmcg, Partial<RegistrationStatus>, string | null]>([
  ['digital, nothing allocated', plan, {}, '/home'],
  ['digital, allocated', plan, due, null],
  ['digital, paid', plan, { ...due, hasActivePlatformFee: true }, '/home'],
  ['digital, over', plan, { ...due, isCreditExpired: true }, '/home'],
  ['fmcg, nothing chosen', fmcg, {}, '/signup/select-credit-amount'],
  ['fmcg, chosen', fmcg, { userSubscriptionPackageStatus: 'CREATED' }, null],
  ['fmcg, paid', fmcg, { userSubscriptionPackageStatus: 'ALLOCATE_PENDING' }, '/signup/summary'],
  [
    'fmcg, expired',
    fmcg,
    { userSubscriptionPackageStatus: 'EXPIRED' },
    '/signup/select-credit-amount',
  ],
])('the page of the fee, %s', (_name, of, changes, instead) => {
  expect(insteadOfFee(standing(changes), of)).toBe(instead)
  expect(owesFee(standing(changes), of)).toBe(of === plan && instead === null)
})
