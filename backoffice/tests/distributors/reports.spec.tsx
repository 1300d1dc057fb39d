import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { DistributorReport } from '@kasbeno/api/contracts/distributor_reports'
import { shippedRoles } from '@kasbeno/api/contracts/identity'
import { expect, test } from 'vitest'
import { setBankTime } from '../../src/lib/jalali'
import ReportsPage from '../../src/resources/trade/distributors/reports/ReportsPage'
import { periodNamed } from '../../src/resources/trade/distributors/reports/periods'
import { type Answers, openDesk } from '../support/desk'

/** 7 Azar 1405 in Tehran, half past midnight. */
const now = '2026-11-27T21:00:00.000Z'

const filter = { createdAt: { from: '2026-11-22', to: '2026-11-28' }, status: ['CREATED'] }
const report: DistributorReport = {
  name: 'branch',
  title: 'فروش شعبه‌ها',
  list: 'orders',
  columns: [
    { name: 'branchName', label: 'شعبه', kind: 'text' },
    { name: 'invoices', label: 'فاکتورها', kind: 'number', filter: {} },
    { name: 'canceled', label: 'لغوشده', kind: 'rials', filter: { status: ['CANCELED'] } },
    { name: 'share', label: 'سهم از مبلغ', kind: 'percent', filter: null },
  ],
  rows: [
    {
      cells: { branchName: 'شعبه غرب', invoices: 3, canceled: 70_000, share: 75.5 },
      filter: { ...filter, branchId: 'b1' },
    },
    {
      cells: { branchName: 'شعبه شرق', invoices: 1, canceled: 0, share: 24.5 },
      filter: { ...filter, branchId: 'b2' },
    },
  ],
  totals: { cells: { invoices: 4, canceled: 70_000, share: 100 }, filter },
  from: '2026-11-22',
  to: '2026-11-28',
  takenAt: now,
  before: { from: '2026-11-15', to: '2026-11-21', cells: { invoices: 8, canceled: 0, share: 100 } },
}

const open = (asked: string[], answer: () => unknown = () => report) => {
  setBankTime(now)
  const answers: Answers = {
    'GET /api/distributor/branches': () => [],
    ...Object.fromEntries(
      ['daily', 'branch'].map((name) => [
        `GET /api/distributor/reports/${name}`,
        ({ query }: { query: URLSearchParams }) => {
          asked.push(`${name} ${query}`)
          return answer()
        },
      ])
    ),
  }
  return openDesk(<ReportsPage />, {
    permissions: shippedRoles.distributor,
    distributorId: 'd1',
    answers,
  })
}

test('opens this Jalali month by days, another report by its tab, another period by its name', async () => {
  const asked: string[] = []
  open(asked)
  await screen.findByText('شعبه غرب')
  expect(asked).toEqual(['daily from=2026-11-22&to=2026-11-28'])
  await userEvent.click(screen.getByRole('tab', { name: 'فروش شعبه‌ها' }))
  await userEvent.click(screen.getByRole('combobox', { name: 'بازه' }))
  await userEvent.click(await screen.findByRole('option', { name: 'ماه پیش' }))
  await screen.findByText('شعبه غرب')
  expect(asked.slice(1)).toEqual([
    'branch from=2026-11-22&to=2026-11-28',
    'branch from=2026-10-23&to=2026-11-21',
  ])
})

test('each number leads to the rows behind it; what has none, or is none, leads nowhere', async () => {
  open([])
  const row = (await screen.findByText('شعبه غرب')).closest<HTMLElement>('[role=row]')!
  const linkOf = (name: string) => {
    const link = within(row).getByRole('link', { name })
    const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://desk.test')
    return [pathname, JSON.parse(searchParams.get('filter')!)]
  }
  expect(linkOf('۳')).toEqual(['/orders', { ...filter, branchId: 'b1' }])
  expect(linkOf('۷۰٬۰۰۰')).toEqual(['/orders', { ...filter, branchId: 'b1', status: ['CANCELED'] }])
  expect(within(row).getAllByRole('link')).toHaveLength(2)
  const other = screen.getByText('شعبه شرق').closest<HTMLElement>('[role=row]')!
  expect(within(other).getAllByRole('link')).toHaveLength(1)
})

test('the sums stand below, lead to all rows, and are compared with the period before', async () => {
  open([])
  await screen.findByText('شعبه غرب')
  const totals = screen.getByRole('group', { name: 'جمع' })
  expect(totals).toHaveTextContent('فاکتورها ۴')
  const link = within(totals).getByRole('link', { name: '۴' })
  const { searchParams } = new URL(link.getAttribute('href')!, 'http://desk.test')
  expect(JSON.parse(searchParams.get('filter')!)).toEqual(filter)
  const sums = screen.getByRole('region', { name: 'جمع‌های این بازه' })
  expect(sums).toHaveTextContent('۵۰٪ کمتر از دوره پیش')
  expect(sums).toHaveTextContent('در دوره پیش چیزی نبود')
  expect(sums).toHaveTextContent('دوره پیش: از ۱۴۰۵/۰۸/۲۴ تا ۱۴۰۵/۰۸/۳۰')
})

test('a year of days is read page by page, each with the sums below', async () => {
  const days = Array.from({ length: 150 }, (_, day) => ({
    ...report.rows[0]!,
    cells: { ...report.rows[0]!.cells, branchName: `شعبه ${day}` },
  }))
  open([], () => ({ ...report, rows: days }))
  await screen.findByText('شعبه ۰')
  expect(screen.getByText('۱ تا ۱۰۰ از ۱۵۰')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /بعدی/ }))
  expect(await screen.findByText('شعبه ۱۴۹')).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'جمع' })).toHaveTextContent('فاکتورها ۴')
})

test('periods are of Jalali months, by the bank’s clock in Tehran', () => {
  setBankTime(now)
  expect(periodNamed('threeMonths')).toEqual({ from: '2026-09-23', to: '2026-11-28' })
  expect(periodNamed('year')).toEqual({ from: '2026-03-21', to: '2026-11-28' })
})
