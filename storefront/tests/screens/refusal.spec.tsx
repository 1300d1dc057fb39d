import type { RegistrationRefusal } from '@kasbeno/api/contracts/refusal'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RegistrationRefusalNotice } from '#areas/signup/parts/registration/RegistrationRefusalNotice.tsx'
import RefusalBanner from '#areas/signup/parts/registration/RefusalBanner.tsx'
import HomeScreen from '#areas/home/screens/HomeScreen.tsx'
import CreditAmountScreen from '#areas/signup/screens/CreditAmountScreen.tsx'
import CreditOnboardingScreen from '#areas/signup/screens/CreditOnboardingScreen.tsx'
import PlatformFeeScreen from '#areas/signup/screens/PlatformFeeScreen.tsx'
import SignupStatusScreen from '#areas/signup/screens/SignupStatusScreen.tsx'
import SummaryScreen from '#areas/signup/screens/SummaryScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { aHome } from '../homes.ts'
import { answering, json } from '../support.ts'

const refusal: RegistrationRefusal = {
  subject: 'CREDIT_SCORE',
  steps: [],
  reason: 'چک برگشتی رفع‌نشده\nبدهی معوق بانکی',
  refusedAt: '2026-11-20T08:00:00.000Z',
  money: { status: 'NONE', amount: null, returnsBy: null, returnedAt: null },
  applyAgain: { from: '2027-02-20', isOpen: false },
}
const noMoney = 'برای این درخواست مبلغی پرداخت نکرده‌اید.'

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan('kasbeno-fmcg-real')
})

afterEach(() => {
  cleanup()
  clearSession()
})

test('a refused score says every reason, that no money was paid, and the day of a new application', () => {
  render(<RegistrationRefusalNotice refusal={refusal} />)
  expect(screen.getByText('درخواست اعتبار شما در اعتبارسنجی پذیرفته نشد')).toBeInTheDocument()
  expect(screen.getByText('چک برگشتی رفع‌نشده')).toBeInTheDocument()
  expect(screen.getByText('بدهی معوق بانکی')).toBeInTheDocument()
  expect(screen.getByText(noMoney)).toBeInTheDocument()
  expect(screen.getByText('از ۱ اسفند ۱۴۰۵ می‌توانید دوباره درخواست بدهید.')).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

const moneys: [string, Partial<RegistrationRefusal['money']>, string][] = [
  ['nothing paid', { status: 'NONE' }, noMoney],
  [
    'a fee that is kept',
    { status: 'KEPT', amount: 11_000_000, returnsBy: '2026-12-20' },
    '۱۱٬۰۰۰٬۰۰۰ ریال کارمزد پرداختی شما محفوظ است و اگر تا ۲۹ آذر ۱۴۰۵ اعتباری تخصیص نیابد به کیف پول شما بازمی‌گردد.',
  ],
  [
    'a fee on its way',
    { status: 'RETURNING', amount: 11_000_000 },
    '۱۱٬۰۰۰٬۰۰۰ ریال کارمزد پرداختی شما به کیف پولتان بازمی‌گردد.',
  ],
  [
    'a fee that is back',
    { status: 'RETURNED', amount: 5_500_000, returnedAt: '2026-11-21T08:00:00.000Z' },
    '۵٬۵۰۰٬۰۰۰ ریال کارمزد پرداختی شما در ۳۰ آبان ۱۴۰۵ به کیف پولتان بازگشت.',
  ],
]
for (const [what, money, said] of moneys) {
  test(`the refused read where their money is: ${what}`, () => {
    render(
      <RegistrationRefusalNotice refusal={{ ...refusal, money: { ...refusal.money, ...money } }} />
    )
    expect(screen.getByText(said)).toBeInTheDocument()
    if (money.status !== 'NONE') expect(screen.queryByText(noMoney)).not.toBeInTheDocument()
  })
}

test('refused steps are named one by one, each with its reason and the way to its form', () => {
  const steps: RegistrationRefusal['steps'] = [
    { step: 'identity', reason: 'نام کامل نیست' },
    { step: 'docs', reason: 'تصویر خوانا نیست' },
  ]
  render(
    <RegistrationRefusalNotice refusal={{ ...refusal, subject: 'STEPS', reason: null, steps }} />
  )
  expect(screen.getByText('نام کامل نیست')).toBeInTheDocument()
  expect(screen.getByText('تصویر خوانا نیست')).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/signup/identity-information',
    '/signup/document-upload',
  ])
})

test('from the named day on, one press applies again', async () => {
  const calls = answering(({ path }) => json(path.includes('/home/') ? aHome() : {}))
  render(
    <RegistrationRefusalNotice
      refusal={{ ...refusal, applyAgain: { from: '2026-11-20', isOpen: true } }}
    />
  )
  await userEvent.click(screen.getByRole('button', { name: 'درخواست دوباره' }))
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/api/user/kasbeno-fmcg-real/apply-again',
  })
})

test('nobody applies again before the fee of the refused application is back', () => {
  const money = { ...refusal.money, status: 'RETURNING' as const, amount: 1 }
  render(
    <RegistrationRefusalNotice
      refusal={{ ...refusal, money, applyAgain: { from: 'x', isOpen: true } }}
    />
  )
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the home of the refused shows the refusal, and no review that goes on', async () => {
  const home = aHome()
  Object.assign(home.registration, {
    kycStep: 'CREDIT_SCORE_REJECTED',
    identityOverallStatus: 'APPROVED',
    shopOverallStatus: 'APPROVED',
    docsOverallStatus: 'APPROVED',
    userSubscriptionPackageStatus: 'ENABLED',
    refusal,
  })
  answering(() => json(home))
  render(<HomeScreen />)
  expect(await screen.findByText(noMoney)).toBeInTheDocument()
  expect(screen.queryByText(/در انتظار/)).not.toBeInTheDocument()
})

/** Refused by the score before an amount was chosen, as it mostly happens. */
const refusedHome = (chosen: 'START' | 'CREATED') => {
  const home = aHome()
  Object.assign(home.registration, {
    kycStep: 'CREDIT_SCORE_REJECTED',
    identityOverallStatus: 'APPROVED',
    shopOverallStatus: 'APPROVED',
    docsOverallStatus: 'APPROVED',
    userSubscriptionPackageStatus: chosen,
    refusal,
  })
  return home
}

for (const chosen of ['START', 'CREATED'] as const) {
  test(`the refused are not led on to an amount or its fee: ${chosen}`, async () => {
    answering(({ path }) =>
      json(path.includes('registration-status') ? refusedHome(chosen).registration : [])
    )
    for (const Road of [SignupStatusScreen, CreditOnboardingScreen]) {
      const { unmount } = render(<Road />)
      expect(await screen.findByText('بارگذاری مدارک')).toBeInTheDocument()
      expect(screen.queryByRole('link', { name: /مبلغ اعتبار|ادامه/ })).not.toBeInTheDocument()
      unmount()
    }
    for (const Paid of [CreditAmountScreen, PlatformFeeScreen]) {
      history.replaceState(null, '', '/signup/x')
      const { unmount } = render(<Paid />)
      await vi.waitFor(() => expect(location.pathname).toBe('/signup/summary'))
      unmount()
    }
    render(<SummaryScreen />)
    expect(await screen.findByText(noMoney)).toBeInTheDocument()
    expect(location.pathname).toBe('/signup/summary')
  })
}

test('every other page carries the refusal above it, a step’s own page only what it does not say itself', async () => {
  const home = aHome()
  home.registration.refusal = refusal
  answering(() => json(home))
  const { unmount } = render(<RefusalBanner isOnStep />)
  expect(await screen.findByText(noMoney)).toBeInTheDocument()
  unmount()
  cleanup()

  clearSession()
  startSession({ bearerToken: 'token' })
  rememberPlan('kasbeno-fmcg-real')
  home.registration.refusal = { ...refusal, subject: 'STEPS' }
  const calls = answering(() => json(home))
  const { container } = render(<RefusalBanner isOnStep />)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  expect(container).toBeEmptyDOMElement()
})
