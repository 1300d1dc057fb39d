import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import RuleChangeShow from '../../src/resources/work/rule-changes/RuleChangeShow'
import { openDesk } from '../support/desk'

const method = { kind: 'METHOD', before: 'OTP', after: 'POS', largestLoss: 10_000_000 } as const
const ceiling = {
  ...{ kind: 'CEILING', holderId: 'h1', holderName: 'مینا رستمی', largestLoss: 30_000_000 },
  ...{ before: 10_000_000, after: 30_000_000 },
} as const
const signatory = { name: 'مریم رضایی', before: 'MANDATORY', after: 'OPTIONAL' }

const open = (spending: object | null) => {
  const record = {
    ...{ id: 'r1', companyId: 'c1', companyName: 'پخش نمونه', status: 'CONFIRMED' },
    ...{ version: 1, minimumBefore: 0, minimumOptional: 0, isForBank: false },
    ...{ proposedBy: 'مریم رضایی', createdAt: '2026-11-22T00:59:00Z' },
    kind: spending ? 'CEILING' : 'RULE',
    holderName: spending && 'holderName' in spending ? spending.holderName : null,
    signatories: spending ? [] : [signatory],
    spending,
  }
  const page = (
    <Routes>
      <Route path="/rule-changes/:id/show" element={<RuleChangeShow />} />
    </Routes>
  )
  openDesk(page, {
    resource: 'rule-changes',
    path: '/rule-changes/r1/show',
    permissions: ['companies.list'],
    answers: { 'GET /api/admin/rule-changes/r1': () => record },
  })
}

test.each([
  ['the way of paying', method, ['روش پرداخت', 'تأیید صاحبان امضا', 'کارت‌خوان']],
  ['a ceiling', ceiling, ['سقف ماهانه', '۱۰٬۰۰۰٬۰۰۰ ریال', '۳۰٬۰۰۰٬۰۰۰ ریال']],
  ['no ceiling', { ...ceiling, after: null }, ['سقف ماهانه', '۱۰٬۰۰۰٬۰۰۰ ریال', 'بدون سقف']],
])('of %s, what was and what will be stand side by side', async (_, spending, cells) => {
  open(spending)
  await screen.findByText('خرید بی‌امضا با این تغییر')
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(
    within(rows[1]!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  ).toEqual(cells)
  expect(screen.queryByText('حق امضا پس از این تغییر')).toBeNull()
  if ('holderName' in spending) expect(screen.getByText('مینا رستمی')).toBeVisible()
})

test('of a rule, its signatories stand, and nothing about spending', async () => {
  open(null)
  expect(await screen.findByText('حق امضا پس از این تغییر')).toBeVisible()
  expect(screen.queryByText('خرید بی‌امضا با این تغییر')).toBeNull()
})
