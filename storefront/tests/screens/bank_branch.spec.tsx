import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clearSession } from '#core/session.ts'
import BankBranchScreen from '#areas/home/screens/BankBranchScreen.tsx'
import { aHome } from '../homes.ts'
import { serve } from '../money/server.ts'

test('a person whose renewal was granted is sent on, not to the branch', async () => {
  clearSession()
  serve({
    'GET /bank-branch': { bankBranchName: 'شعبه ونک', bankBranchCode: '1', bankAddress: 'تهران' },
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
    { bankBranchName: 'شعبه ونک', bankBranchCode: '1042', bankAddress: 'تهران، میدان ونک' },
    ['شعبه ونک', '۱۰۴۲', 'تهران، میدان ونک'],
  ],
  [
    'as long as the bank has named no branch, support is called',
    { bankBranchName: '', bankBranchCode: '', bankAddress: '' },
    ['شعبه تمدید هنوز معرفی نشده است', 'تماس با پشتیبانی'],
  ],
])('%s', async (_, branch, texts) => {
  clearSession()
  serve({ 'GET /bank-branch': branch, 'GET /settings': [] })
  render(<BankBranchScreen />)
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible()
})
