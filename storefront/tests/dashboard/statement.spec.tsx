import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { answersOf, inBrowser, legalPlan, open } from '../companies/world.tsx'
import { aFile, callsOf } from '../money/server.ts'
import { aHolder, detailsPage, holderAnswers, withCredit } from './holderWorld.ts'

inBrowser()

const sums = (opening: number, raised: number, lowered: number) => ({
  ...{ opening, raised, lowered },
  closing: opening + raised - lowered,
})
const aMovement = (id: string, title: string, amounts: object) => ({
  ...{ id, title, kind: 'INVOICE_PAID_FROM_CREDIT', at: '2026-11-20T08:05:00Z' },
  ...{ referenceCode: '9901', externalId: 'F-1', distributorName: 'پخش مهر', orderId: 'o1' },
  ...{ repaymentId: null, wallet: 0, line: 0, lateFees: 0, writtenOff: 0 },
  ...{ walletBalance: -7_000, lineBalance: 6_000, lateFeesBalance: 0, writtenOffBalance: 0 },
  ...amounts,
})
const aStatement = (changes: object = {}) => ({
  ...{ plan: legalPlan, from: '2026-10-24', to: '2026-11-22', madeAt: '2026-11-22T08:00:00Z' },
  ...{ holder: { name: 'شرکت', phone: '09121234567' }, cardHolder: null },
  wallet: sums(0, 50_000, 3_000),
  line: sums(0, 90_000, 3_000),
  lateFees: sums(0, 0, 0),
  writtenOff: sums(0, 0, 0),
  items: [],
  ...changes,
})
const cardHolder = { userId: 'u7', name: 'مینا رستمی', phone: '09171111111' }
const ofHolder = aStatement({
  cardHolder,
  wallet: sums(-4_000, 0, 3_000),
  line: sums(0, 9_000, 3_000),
  items: [
    aMovement('e1', 'خرید اعتباری', { line: 9_000 }),
    aMovement('e2', 'بازپرداخت', { line: -3_000, wallet: -3_000 }),
  ],
})
const owed = (id: string, amount: number) => ({
  items: [
    {
      ...{ kind: 'INSTALLMENT', id, title: 'پخش مهر، فاکتور ۱', amount, dueDate: '2026-12-01' },
      ...{ daysLeft: 9, isPastDue: false, ifPaidToday: { amount, freesCredit: amount } },
    },
  ],
  totals: {
    ...{ owedAmount: amount, pastDueAmount: 0, amount },
    ifPaidToday: { amount, freesCredit: amount },
  },
})
const company = `GET /statement/${legalPlan}`
const holder = 'GET /legal/company/card-holder/u7'
const worldOf = (more: Record<string, unknown> = {}) =>
  answersOf({
    phases: withCredit,
    more: {
      ...holderAnswers(aHolder()),
      [company]: aStatement(),
      [`GET /obligations/${legalPlan}`]: owed('i8', 87_000),
      [`${holder}/statement`]: ofHolder,
      [`${holder}/obligations`]: owed('i7', 6_000),
      ...more,
    },
  })
const closingOf = async (name: string) => (await screen.findByText(name)).parentElement
const sharedFiles = () => {
  const shared: string[] = []
  vi.stubGlobal('navigator', {
    ...navigator,
    canShare: () => true,
    share: async ({ files }: { files: File[] }) =>
      void shared.push(...files.map((one) => one.name)),
  })
  return shared
}

test('a card leads to its statement and timeline, whose rows lead to the phone’s pages; the whole company is one choice away', async () => {
  const shared = sharedFiles()
  const pdf = `${holder}/statement?from=2026-10-24&to=2026-11-22&format=pdf`
  const { calls } = open(detailsPage, worldOf({ [pdf]: aFile('صورت‌حساب کارت.pdf') }))
  await userEvent.click(await screen.findByRole('link', { name: /صورت‌حساب و سررسیدهای این کارت/ }))
  await waitFor(() => expect(location.pathname).toBe('/legal-dashboard/statement'))
  expect(await closingOf('مصرف‌شده در پایان بازه')).toHaveTextContent('۶٬۰۰۰ ریال')
  expect(screen.getByLabelText('نمایش برای')).toHaveDisplayValue('کارت مینا رستمی')
  const timeline = within(screen.getByRole('region', { name: 'بدهی این کارت و سررسیدها' }))
  const total = timeline.getByText('جمع بدهی خریدهای این کارت').parentElement
  expect(total).toHaveTextContent('۶٬۰۰۰ ریال')
  expect(timeline.getByRole('link')).toHaveAttribute('href', '/legal/installments/i7')

  // The wallet is the company's: what the card moved in it makes no balance.
  await userEvent.click(screen.getByRole('button', { name: 'کیف پول' }))
  expect((await screen.findByText('برداشت‌ها')).parentElement).toHaveTextContent('۳٬۰۰۰ ریال')
  expect(screen.queryByText('موجودی پایان بازه')).toBeNull()
  expect(screen.queryByText(/مانده/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'فایل PDF' }))
  await waitFor(() => expect(shared).toEqual(['صورت‌حساب کارت.pdf']))
  expect(callsOf(calls, pdf)).toHaveLength(1)

  await userEvent.selectOptions(screen.getByLabelText('نمایش برای'), 'همه شرکت')
  expect(await closingOf('موجودی پایان بازه')).toHaveTextContent('۴۷٬۰۰۰ ریال')
  expect(location.search).toBe('')
  expect((await screen.findByText('جمع بدهی شرکت')).parentElement).toHaveTextContent('۸۷٬۰۰۰ ریال')
  expect(screen.getByRole('link', { name: 'صورت‌حساب' })).toHaveAttribute('aria-current', 'page')
})

test('on the phone a company takes its statement as a file, by card too, and its wallet leads to what it owes', async () => {
  const shared = sharedFiles()
  const file = '?from=2026-10-24&to=2026-11-22&format=xlsx'
  const wallet = { cash: 5_000, credit: 9_000, remainCredit: 3_000 }
  const answers = worldOf({
    ...{
      [`${company}${file}`]: aFile('همه.xlsx'),
      [`${holder}/statement${file}`]: aFile('کارت.xlsx'),
    },
    [`GET /wallet/${legalPlan}/self`]: wallet,
  })
  const { unmount } = open('/legal/wallet/statement', answers)
  await userEvent.click(await screen.findByRole('button', { name: 'فایل اکسل' }))
  await waitFor(() => expect(shared).toEqual(['همه.xlsx']))
  await userEvent.selectOptions(await screen.findByLabelText('نمایش برای'), 'کارت مینا رستمی')
  expect(await closingOf('مصرف‌شده در پایان بازه')).toHaveTextContent('۶٬۰۰۰ ریال')
  await userEvent.click(screen.getByRole('button', { name: 'فایل اکسل' }))
  await waitFor(() => expect(shared[1]).toBe('کارت.xlsx'))
  unmount()
  open('/legal/wallet', answers)
  await userEvent.click(await screen.findByRole('link', { name: 'بدهی شرکت و سررسیدها' }))
  expect((await screen.findByText('جمع بدهی شرکت')).parentElement).toHaveTextContent('۸۷٬۰۰۰ ریال')
  await userEvent.selectOptions(await screen.findByLabelText('نمایش برای'), 'کارت مینا رستمی')
  expect(await closingOf('جمع بدهی خریدهای این کارت')).toHaveTextContent('۶٬۰۰۰ ریال')
  expect(screen.getByRole('link', { name: /فاکتور ۱/ })).toHaveAttribute(
    'href',
    '/legal/installments/i7'
  )
})

test('who held a card has a statement still: named on the phone, and in a list of their own beside the cards', async () => {
  const former = 'GET /legal/company/former-card-holder'
  const gone = { userId: 'u9', firstName: 'کاوه', lastName: 'نادری' }
  const items = [{ ...gone, removedAt: '2026-11-20T08:05:00Z' }]
  const theirs = aStatement({ cardHolder: { ...cardHolder, userId: 'u9', name: 'کاوه نادری' } })
  const answers = worldOf({
    [former]: { items },
    ['GET /legal/company/card-holder/u9/statement']: theirs,
    ['GET /legal/company/card-holder/u9/obligations']: owed('i9', 1_000),
  })
  const { calls, unmount } = open('/legal/wallet/statement', answers)
  await userEvent.selectOptions(await screen.findByLabelText('نمایش برای'), 'کارت پیشین کاوه نادری')
  await waitFor(() =>
    expect(callsOf(calls, 'GET /legal/company/card-holder/u9/statement')).not.toEqual([])
  )
  unmount()
  open('/legal-dashboard/card-management', answers)
  const table = within(await screen.findByRole('table', { name: 'دارندگان پیشین کارت' }))
  expect(table.getByRole('rowheader')).toHaveTextContent('کاوه نادری')
  await userEvent.click(table.getByRole('link', { name: 'دیدن صورت‌حساب' }))
  await waitFor(() => expect(location.search).toBe('?userId=u9'))
  expect(await screen.findByLabelText('نمایش برای')).toHaveDisplayValue('کارت پیشین کاوه نادری')
})
