import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import SummaryScreen from '#areas/signup/screens/SummaryScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import type { Home } from '#core/api/types.ts'
import { aHome } from '../homes.ts'
import { answering, json } from '../support.ts'

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan('kasbeno-fmcg-real')
})
afterEach(() => {
  cleanup()
  clearSession()
})

type Registration = Home['registration']
const approved: Partial<Registration> = {
  kycStep: 'ACCEPTED',
  identityOverallStatus: 'APPROVED',
  shopOverallStatus: 'APPROVED',
  docsOverallStatus: 'APPROVED',
  bankStatus: 'APPROVED',
  userSubscriptionPackageStatus: 'ENABLED',
  hasActivePlatformFee: true,
  hasSignedContract: true,
  creditAmount: 500_000_000,
  creditScoreExpirationDate: '2026-11-10',
}
const over = { isCreditExpired: true, hasActivePlatformFee: false }

test.each<[string, Partial<Registration>, string, string | null]>([
  ['in use', {}, 'اعتبار شما آماده است', null],
  ['blocked', { creditBlocked: true }, 'اعتبار شما مسدود است', 'تماس با پشتیبانی'],
  ['over', over, 'اعتبار شما به پایان رسیده است', 'شعبه تمدید'],
  [
    'granted anew and neither signed nor paid',
    { ...over, hasRenewalCredit: true, hasSignedContract: false },
    'اعتبار شما تمدید شد',
    'ادامه تمدید',
  ],
  [
    'granted anew and signed',
    { ...over, hasRenewalCredit: true },
    'یک پرداخت تا آغاز سال تازه',
    'ادامه تمدید',
  ],
  [
    'granted anew and paid, and not signed',
    { isCreditExpired: true, hasRenewalCredit: true, hasSignedContract: false },
    'یک امضا تا آغاز سال تازه',
    'ادامه تمدید',
  ],
])(
  'a credit that is %s is called so, and never under review',
  async (_name, standing, said, onward) => {
    const home = aHome()
    const registration = { ...home.registration, ...approved, ...standing }
    answering(({ path }) =>
      json(
        path.includes('installments')
          ? home.installments
          : path.includes('registration-status')
            ? registration
            : []
      )
    )
    render(<SummaryScreen />)
    expect(await screen.findByRole('heading', { name: said })).toBeVisible()
    if (onward) expect(screen.getAllByRole('link', { name: onward })[0]).toBeVisible()
    expect(screen.queryByText(/در دست بررسی/)).toBeNull()
    if (said !== 'اعتبار شما آماده است') expect(screen.queryByText(/آماده است/)).toBeNull()
  }
)

test('who is asked to the bank reads which branch, where, when, and what to bring', async () => {
  const home = aHome()
  const asked: Partial<Registration> = {
    ...approved,
    kycStep: 'CREDIT_SCORE_ACCEPTED',
    bankStatus: 'START',
    userSubscriptionPackageStatus: 'ALLOCATE_PENDING',
    creditAmount: 0,
    creditScoreExpirationDate: null,
    nextStep: 'summary',
  }
  const answers: [string, unknown][] = [
    ['registration-status', { ...home.registration, ...asked }],
    [
      '/visit',
      {
        bankBranchName: 'شعبه ونک',
        bankBranchCode: '1057',
        bankAddress: 'تهران، میدان ونک',
        openingHours: 'شنبه تا چهارشنبه، 8 تا 14',
        nearness: 'CITY',
      },
    ],
    [
      'user-subscription-package',
      {
        plan: 'kasbeno-fmcg-real',
        ...{ status: 'ALLOCATE_PENDING', slug: 'fmcg-500m', amount: 500_000_000 },
        collateralCreditTypes: [
          { title: 'چک صیادی', description: null, price: null, collaterals: ['تصویر چک'] },
        ],
      },
    ],
  ]
  answering(({ path }) => json(answers.find(([part]) => path.includes(part))?.[1] ?? []))
  render(<SummaryScreen />)
  for (const said of [
    ...['شعبه ونک', '۱۰۵۷', 'تهران، میدان ونک', 'شنبه تا چهارشنبه، ۸ تا ۱۴'],
    ...['نزدیک‌ترین شعبه به فروشگاه شماست.', 'اصل کارت ملی', 'چک صیادی', 'تصویر چک'],
  ])
    expect(await screen.findByText(said)).toBeVisible()
  // The package has named its collaterals: no others are asked for.
  expect(screen.queryByText('سفته')).toBeNull()
})
