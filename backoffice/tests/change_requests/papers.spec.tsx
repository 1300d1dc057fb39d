import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { company, paperName, showPaper } from '../support/companies'
import { base, onDesktop, openInbox, request, show, tap } from '../support/inbox'

const subject = { resource: 'companies', id: 'c1', title: 'پخش نمونه' } as const
const credit = request('a', {
  kind: 'approvals',
  action: 'ALLOCATE_CREDIT',
  subject,
  amount: 50_000_000_000,
})
const rule = request('b', { kind: 'rule-changes', action: 'CHANGE_RULE', subject })

const answers = {
  'GET /api/admin/companies/c1': () => company('c1'),
  'GET /api/admin/companies/c1/history': () => ({
    entries: [
      {
        at: '2026-11-02T08:00:00.000Z',
        who: 'نگار',
        whoIs: 'legal',
        what: 'تأیید شرکت',
        facts: [],
      },
    ],
    hasMore: false,
  }),
  'GET /api/admin/rule-changes/b': () => ({ id: 'b', signatories: [] }),
}
const open = (which: typeof credit) => {
  onDesktop()
  return openInbox([which], { path: show(which.id), answers, rights: ['companies.list'] })
}
const approveButton = () => screen.findByRole('button', { name: /^تأیید/ })
const unseen = () => screen.findByText('پیش از تصمیم، این مدارک را ببینید:')

test('credit of a company is approved after each of its papers was on the screen', async () => {
  const { server } = open(credit)
  await unseen()
  expect(screen.getByText('ثبت شرکت‌ها: نام و شناسه')).toBeVisible()
  expect(await screen.findByText('تأیید شرکت')).toBeVisible()
  expect(await approveButton()).toBeDisabled()
  await showPaper(paperName)
  for (const who of ['مریم رضایی', 'مریم احمدی'])
    for (const side of ['روی کارت ملی', 'پشت کارت ملی']) {
      expect(await approveButton()).toBeDisabled()
      await userEvent.click(screen.getByRole('button', { name: `${side} · ${who}` }))
      await showPaper(side)
    }
  await waitFor(async () => expect(await approveButton()).toBeEnabled())
  tap('KeyA')
  await screen.findByRole('dialog')
  expect(server.to(`${base}/a/approve`)).toEqual([])
})

test('A without the papers decides nothing and says what is missing', async () => {
  open(credit)
  await unseen()
  tap('KeyA')
  expect(await screen.findByText(/هنوز تصمیمی ثبت نشده است/)).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a signature rule is proven by the gazette alone', async () => {
  open(rule)
  await unseen()
  expect(await approveButton()).toBeDisabled()
  fireEvent.load(await screen.findByAltText(paperName))
  await waitFor(async () => expect(await approveButton()).toBeEnabled())
})

test('what has papers is not approved by the dozen', async () => {
  onDesktop()
  openInbox([credit, request('c')], { rights: ['companies.list'] })
  for (const name of ['پخش نمونه', 'پخش c'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `برگزیدن ${name}` }))
  const bar = within(screen.getByRole('toolbar'))
  expect(bar.getByRole('button', { name: 'تأیید ۲ درخواست' })).toBeDisabled()
  expect(bar.getByRole('status')).toHaveTextContent('تک‌تک')
  await userEvent.click(screen.getByRole('checkbox', { name: 'برگزیدن پخش نمونه' }))
  expect(bar.getByRole('button', { name: 'تأیید ۱ درخواست' })).toBeEnabled()
})
