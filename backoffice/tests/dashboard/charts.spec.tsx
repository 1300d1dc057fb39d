import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Dashboard from '../../src/dashboard/Dashboard'
import { rowsIn } from '../support/amounts'
import { openDesk } from '../support/desk'

const none = { amount: 0, count: 0 }
const nothing = {
  dueToday: none,
  dueInSevenDays: none,
  notDue: none,
  pastDue: { '1-30': none, '31-60': none, '61-90': none, '91+': none },
  lines: { limit: 0, used: 0, held: 0 },
  exposure: { guilds: [], provinces: [] },
}
const line = (name: string | null, count: number, limit: number, used: number, held = 0) => ({
  ...{ name, count, limit, used, held },
})
const money = {
  ...nothing,
  notDue: { amount: 400_000_001, count: 40 },
  pastDue: {
    '1-30': { amount: 100_000_002, count: 10 },
    '31-60': { amount: 200_000_003, count: 20 },
    '61-90': none,
    '91+': { amount: 50_000_004, count: 5 },
  },
  exposure: {
    guilds: [line('سوپرمارکت', 3, 1_000_000, 600_000, 100_000), line(null, 1, 500_000, 0)],
    provinces: Array.from({ length: 9 }, (_, i) =>
      line(`استان ${'ابپتثجچحخ'[i]}`, i + 1, 1_000_000, 900_000 - 100_000 * i)
    ),
  },
}

/** Charts are as wide as their place; jsdom has none. */
class WideEnough {
  constructor(private tell: ResizeObserverCallback) {}
  observe() {
    const size = { contentRect: { width: 500, height: 200 } } as ResizeObserverEntry
    this.tell([size], this as unknown as ResizeObserver)
  }
  disconnect() {}
  unobserve() {}
}

beforeEach(() => vi.stubGlobal('ResizeObserver', WideEnough))
afterEach(() => vi.unstubAllGlobals())

const open = (answer: object) =>
  openDesk(<Dashboard />, {
    permissions: ['dashboard.read'],
    answers: {
      'GET /api/admin/dashboard': () => ({
        ...{ at: '2026-11-20T10:00:00.000Z', queues: {}, trends: null, ...answer },
      }),
    },
  })

const figure = (title: RegExp) => screen.findByRole('figure', { name: title })
const tableIn = async (title: RegExp) =>
  rowsIn(await within(await figure(title)).findByRole('table'))

/** The bars of a chart by series, each as its share of the longest of all; nothing is drawn for zero. */
const barsIn = (chart: HTMLElement) => {
  const series = [...chart.querySelectorAll('.recharts-bar')].map((bar) =>
    [...bar.querySelectorAll('.recharts-bar-rectangle')].map((row) =>
      Math.abs(Number(row.querySelector('path')?.getAttribute('width') ?? 0))
    )
  )
  const longest = Math.max(...series.flat())
  return series.map((widths) => widths.map((width) => Math.round((100 * width) / longest)))
}

test('receivables by age: each bar as long as its sum, and the same sums in a table', async () => {
  open({ money })
  expect(await tableIn(/^مطالبات/)).toEqual([
    { 'سررسید': 'سررسیدنشده', 'شمار بدهی‌ها': '۴۰', 'مانده (ریال)': '۴۰۰٬۰۰۰٬۰۰۱' },
    { 'سررسید': '۱ تا ۳۰ روز', 'شمار بدهی‌ها': '۱۰', 'مانده (ریال)': '۱۰۰٬۰۰۰٬۰۰۲' },
    { 'سررسید': '۳۱ تا ۶۰ روز', 'شمار بدهی‌ها': '۲۰', 'مانده (ریال)': '۲۰۰٬۰۰۰٬۰۰۳' },
    { 'سررسید': '۶۱ تا ۹۰ روز', 'شمار بدهی‌ها': '۰', 'مانده (ریال)': '۰' },
    { 'سررسید': 'بیش از ۹۰ روز', 'شمار بدهی‌ها': '۵', 'مانده (ریال)': '۵۰٬۰۰۰٬۰۰۴' },
  ])
  const chart = await figure(/^مطالبات/)
  await waitFor(() => expect(barsIn(chart)).toEqual([[100], [25, 50, 13]]))
  expect(chart.textContent).not.toMatch(/[0-9]/)
  // A name that begins with a digit would stand the wrong way round in a drawing that runs left to right.
  expect(chart.querySelector('svg')).toHaveTextContent(/\u2067۱ تا ۳۰ روز\u2069/)
})

test('the lines by guild, then by province: what is used, being paid and left', async () => {
  open({ money })
  expect(await tableIn(/^اعتبارها/)).toEqual([
    {
      'صنف': 'سوپرمارکت',
      'اعتبار': '۳',
      'مصرف‌شده (ریال)': '۶۰۰٬۰۰۰',
      'در حال پرداخت (ریال)': '۱۰۰٬۰۰۰',
      'باقی‌مانده (ریال)': '۳۰۰٬۰۰۰',
    },
    {
      'صنف': 'نامعلوم',
      'اعتبار': '۱',
      'مصرف‌شده (ریال)': '۰',
      'در حال پرداخت (ریال)': '۰',
      'باقی‌مانده (ریال)': '۵۰۰٬۰۰۰',
    },
  ])
  const chart = await figure(/^اعتبارها/)
  await waitFor(() => expect(barsIn(chart)).toEqual([[100], [17], [50, 83]]))
  await userEvent.click(within(chart).getByRole('button', { name: 'استان' }))
  const provinces = await tableIn(/^اعتبارها/)
  expect(provinces).toHaveLength(9)
  expect(provinces[8]).toMatchObject({ 'استان': 'استان خ', 'مصرف‌شده (ریال)': '۱۰۰٬۰۰۰' })
  // Six provinces, and the last three together: 300, 200 and 100 thousand of 3 million.
  await waitFor(() =>
    expect(barsIn(chart)).toEqual([[38, 33, 29, 25, 21, 17, 25], [], [4, 8, 13, 17, 21, 25, 100]])
  )
  expect(chart).toHaveTextContent('دیگران')
})

test('without debts and lines each chart says so', async () => {
  open({ money: nothing })
  expect(await figure(/^مطالبات/)).toHaveTextContent('هیچ مشتری بدهی ندارد.')
  expect(await figure(/^اعتبارها/)).toHaveTextContent('هنوز اعتباری تخصیص نیافته است.')
  expect(screen.queryByRole('table')).toBeNull()
})

test('who may not see the money sees no chart of it', async () => {
  open({ money: null })
  await screen.findByText(/سلام/)
  await waitFor(() => expect(screen.queryAllByRole('progressbar')).toHaveLength(0))
  expect(screen.queryByRole('figure')).toBeNull()
})

test('the last days: their numbers in a table as in the bars', async () => {
  const day = { applications: 0, approvals: 0, payments: 0, paidAmount: 0 }
  open({
    money: null,
    trends: {
      days: [
        { ...day, date: '2026-11-19', applications: 4, approvals: 2 },
        { ...day, date: '2026-11-20', applications: 2, payments: 7, paidAmount: 30_000_001 },
      ],
    },
  })
  expect(await tableIn(/^درخواست‌ها/)).toEqual([
    { روز: '۱۴۰۵/۰۸/۲۸', درخواست: '۴', تأیید: '۲' },
    { روز: '۱۴۰۵/۰۸/۲۹', درخواست: '۲', تأیید: '۰' },
  ])
  expect(await tableIn(/^پرداخت فاکتورها/)).toEqual([
    { 'روز': '۱۴۰۵/۰۸/۲۸', 'فاکتور': '۰', 'مبلغ (ریال)': '۰' },
    { 'روز': '۱۴۰۵/۰۸/۲۹', 'فاکتور': '۷', 'مبلغ (ریال)': '۳۰٬۰۰۰٬۰۰۱' },
  ])
})
