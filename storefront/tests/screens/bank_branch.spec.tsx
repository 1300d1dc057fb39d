import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clearSession } from '#core/session.ts'
import BankBranchScreen from '#areas/home/screens/BankBranchScreen.tsx'
import { aHome } from '../homes.ts'
import { serve } from '../money/server.ts'

test('a person whose renewal was granted is sent on, not to the branch', async () => {
  clearSession()
  serve({
    'GET /bank-branch': {
      ...{ bankBranchName: 'شعبه ونک', bankBranchCode: '1', bankAddress: 'تهران' },
      openingHours: null,
    },
    'GET /settings': [],
    'GET /user/kasbeno-fmcg-real/registration-status': {
      ...aHome().registration,
      hasRenewalCredit: true,
    },
  })
  render(<BankBranchScreen />)
  expect(await screen.findByText('نیازی به مراجعه به شعبه نیست', { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'ادامه تمدید' })).toHaveAttribute(
    'href',
    '/credit-renewal'
  )
  expect(screen.queryByText(/به این شعبه بانک مراجعه کنید/)).toBeNull()
  cleanup()
})

test.each([
  [
    'who has to renew reads which branch does it, and where it is',
    {
      ...{ bankBranchName: 'شعبه ونک', bankBranchCode: '1042', bankAddress: 'تهران، میدان ونک' },
      openingHours: 'شنبه تا چهارشنبه، ۷:۳۰ تا ۱۳:۳۰',
    },
    ['شعبه ونک', '۱۰۴۲', 'تهران، میدان ونک', 'شنبه تا چهارشنبه، ۷:۳۰ تا ۱۳:۳۰', 'چک تضمین'],
  ],
  [
    'as long as the bank has named no branch, support is called',
    { bankBranchName: '', bankBranchCode: '', bankAddress: '', openingHours: null },
    ['شعبه‌ای برای تمدید معرفی نشده است', 'تماس با پشتیبانی'],
  ],
])('%s', async (_, branch, texts) => {
  clearSession()
  serve({
    'GET /bank-branch': branch,
    'GET /settings': [],
    'GET /user-subscription-package?plan=kasbeno-fmcg-real': {
      plan: 'kasbeno-fmcg-real',
      ...{ status: 'ENABLED', slug: 'fmcg-500m', amount: 500_000_000 },
      collateralCreditTypes: [
        { title: 'چک تضمین', description: null, price: null, collaterals: ['تصویر چک'] },
      ],
    },
  })
  render(<BankBranchScreen />)
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible()
})
