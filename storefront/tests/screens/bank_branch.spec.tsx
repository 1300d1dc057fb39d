import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { clearSession } from '#lib/session.ts'
import BankBranchScreen from '#screens/home/BankBranchScreen.tsx'
import { serve } from '../money/server.ts'

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
