import { orderStatuses } from '@kasbeno/api/contracts/orders'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { CompanyOrderRow } from '#core/api/types.ts'
import { aCompanyOrder, aRow, orderCall } from '../companies/invoices.ts'
import { answersOf, inBrowser, open, page } from '../companies/world.tsx'
import { callsOf, Refused, type Call } from '../money/server.ts'

vi.mock('#areas/dashboard/parts/grid/DataTable.tsx', async () => ({
  DataTable: (await import('./plainTable.tsx')).PlainTable,
}))
inBrowser()

const address = '/legal-dashboard/invoices'
const list = 'GET /legal/company/orders/'
const at = (rows: CompanyOrderRow[], more: Record<string, unknown> = {}) => {
  const answers = answersOf({ more: { [`${list}10/0`]: page(rows, 25), ...more } })
  return { answers, ...open(address, answers) }
}
const rows = () =>
  [...screen.getByRole('table').querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent)
  )
const table = () => screen.findByRole('table', { name: 'فاکتورها' })
const search = () => screen.findByRole('searchbox')
const asked = (calls: Call[]) =>
  callsOf(calls, list)
    .map(({ path }) => decodeURIComponent(path))
    .filter((path) => !path.endsWith('/distributors'))

test('the columns as they are specified, and each status in its own words', async () => {
  const paid = { paidAt: '2026-11-21T09:05:00Z', installmentReceiptStatus: 'PAST_DUE' } as const
  at(orderStatuses.map((status) => aRow(status, { status, ...(status === 'COMPLETED' && paid) })))
  await screen.findByText('F-CREATED')
  expect([...(await table()).querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(
    [
      ...['شرکت پخش', 'شماره فاکتور', 'شماره پیگیری', 'زمان صدور', 'مهلت (روز)'],
      ...['زمان پرداخت', 'با کارمزد (ریال)', 'وضعیت', 'جزئیات'],
    ]
  )
  const said = Object.fromEntries(
    rows().map((row, n) => [orderStatuses[n], [row[5], row[7]?.trim()]])
  )
  expect(said).toEqual({
    CREATED: ['—', 'پرداخت‌نشده در انتظار امضا'],
    HOLDED: ['—', 'در انتظار پرداخت'],
    PENDING: ['—', 'در انتظار تأیید شرکت پخش'],
    COMPLETED: ['۱۲:۳۵ | ۱۴۰۵/۰۸/۳۰', 'پرداخت‌شده سررسیدگذشته'],
    CANCELED: ['—', 'لغوشده'],
    CLOSED: ['—', 'بسته‌شده'],
    FRAUD: ['—', 'دارای مشکل'],
    TEST: ['—', 'آزمایشی'],
  })
})

test('an unpaid invoice says what it waits for, and is found by that', async () => {
  const toPay = aRow('2', { orderApprobationStatus: 'PENDING_FOR_PAYMENT' })
  const { calls } = at([aRow('1'), toPay], {
    [`${list}10/0?approbationStatus=PENDING_FOR_PAYMENT`]: page([toPay]),
    ['GET /legal/company/orders/export?approbationStatus=PENDING_FOR_PAYMENT&format=xlsx']: {},
  })
  await screen.findByText('F-۱')
  expect(rows().map((row) => row[7]?.trim())).toEqual([
    'پرداخت‌نشده در انتظار امضا',
    'پرداخت‌نشده در انتظار پرداخت',
  ])
  const status = screen.getByRole('combobox', { name: 'وضعیت' })
  const words = [...status.querySelectorAll('option')].map(({ textContent }) => textContent)
  expect(new Set(words).size).toBe(words.length)
  await userEvent.selectOptions(status, 'در انتظار پرداخت')
  await waitFor(() => expect(screen.queryByText('F-۱')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'خروجی اکسل' }))
  expect(await screen.findByText('فایل فاکتورها ذخیره شد.')).toBeVisible()
  expect(asked(calls).slice(1)).toEqual([
    '/legal/company/orders/10/0?approbationStatus=PENDING_FOR_PAYMENT',
    '/legal/company/orders/export?approbationStatus=PENDING_FOR_PAYMENT&format=xlsx',
  ])
})

test('what is half typed is not asked for; at rest or with Enter once, from the first page', async () => {
  const found = page([aRow('7')])
  const { calls } = at([aRow('1')], {
    [`${list}10/1`]: page([aRow('11')], 25),
    [`${list}10/0?keyword=F-7`]: found,
    [`${list}10/0?keyword=F-77`]: found,
  })
  await screen.findByText('F-۱')
  await userEvent.click(screen.getByRole('button', { name: 'next' }))
  await screen.findByText('F-۱۱')
  await userEvent.type(await search(), 'F-7')
  expect(asked(calls)).toHaveLength(2)
  expect(await screen.findByText('F-۷')).toBeVisible()
  // A held Enter asks for nothing that is there already.
  await userEvent.type(await search(), '7{Enter>4/}')
  await waitFor(() => expect(asked(calls)).toHaveLength(4))
  expect(asked(calls).map((path) => path.slice('/legal/company/orders/'.length))).toEqual([
    ...['10/0', '10/1', '10/0?keyword=F-7', '10/0?keyword=F-77'],
  ])
})

test('who leaves while they type asks for nothing; Back finds the table as it begins', async () => {
  const { calls } = at([aRow('1')], { [`${list}10/0?keyword=F-8`]: page([aRow('8')]) })
  await screen.findByText('F-۱')
  await userEvent.type(await search(), 'F-9')
  await userEvent.click(screen.getByRole('link', { name: 'حساب کاربری' }))
  await screen.findByText('شعبه بانک')
  history.back()
  expect(await screen.findByText('F-۱')).toBeVisible()
  expect(await search()).toHaveValue('')
  // What was typed later is asked for later.
  await userEvent.type(await search(), 'F-8')
  await screen.findByText('F-۸')
  expect(asked(calls).filter((path) => path.includes('keyword'))).toHaveLength(1)
})

test('an answer for what is searched no more is not shown; another size begins at the first page', async () => {
  let late = (_: unknown) => {}
  const { calls } = at([aRow('1')], {
    [`${list}10/0?status=FRAUD`]: () => new Promise((resolve) => (late = resolve)),
    [`${list}10/0?status=CLOSED`]: page([aRow('3')]),
    [`${list}10/1?status=CLOSED`]: page([aRow('5')], 25),
    [`${list}20/0?status=CLOSED`]: page([aRow('4')]),
  })
  await screen.findByText('F-۱')
  const status = screen.getByRole('combobox', { name: 'وضعیت' })
  await userEvent.selectOptions(status, 'FRAUD')
  await userEvent.selectOptions(status, 'CLOSED')
  await screen.findByText('F-۳')
  late(page([aRow('2')]))
  await userEvent.click(screen.getByRole('button', { name: 'next' }))
  await screen.findByText('F-۵')
  await userEvent.click(screen.getByRole('button', { name: 'twenty' }))
  expect(await screen.findByText('F-۴')).toBeVisible()
  expect(screen.queryByText('F-۲')).toBeNull()
  expect(asked(calls).at(-1)).toBe('/legal/company/orders/20/0?status=CLOSED')
})

test('the file is of what is filtered, taken once however often it is pressed; a failure is told', async () => {
  const file = 'GET /legal/company/orders/export?status=CLOSED&format=xlsx'
  const { calls, answers } = at([aRow('1')], {
    [file]: new Refused(422, { message: 'فهرست بیش از اندازه بلند است.' }),
    [`${list}10/0?status=CLOSED`]: page([aRow('3')]),
  })
  await screen.findByText('F-۱')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'وضعیت' }), 'CLOSED')
  const take = () => screen.getByRole('button', { name: 'خروجی اکسل' })
  await userEvent.dblClick(take())
  expect(await screen.findByText('فهرست بیش از اندازه بلند است.')).toBeVisible()
  answers[file] = {}
  const before = callsOf(calls, file).length
  await userEvent.click(take())
  expect(await screen.findByText('فایل فاکتورها ذخیره شد.')).toBeVisible()
  expect(callsOf(calls, file)).toHaveLength(before + 1)
})

test('an open invoice says whether it waits for the reader; those alone are asked for, also as a file', async () => {
  const mine = `${list}10/0?waitingForMe=true`
  const file = 'GET /legal/company/orders/export?waitingForMe=true&format=xlsx'
  const { calls } = at([aRow('1', { awaits: 'PAYMENT' }), aRow('2')], {
    [mine]: page([aRow('1', { awaits: 'PAYMENT' })]),
    [file]: {},
  })
  await screen.findByText('F-۲')
  expect(rows().map((row) => row[7]?.trim())).toEqual([
    'پرداخت‌نشده منتظر پرداخت شما',
    'پرداخت‌نشده در انتظار امضا',
  ])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'در انتظار چه کسی' }), 'mine')
  await waitFor(() => expect(screen.queryByText('F-۲')).toBeNull())
  expect(screen.getByText('F-۱')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'خروجی اکسل' }))
  expect(await screen.findByText('فایل فاکتورها ذخیره شد.')).toBeVisible()
  expect(callsOf(calls, file)).toHaveLength(1)
})

test('filters by day and distributor, order and page stand in the address, and are read from it', async () => {
  const id = '0193b7a0-0000-7000-8000-000000000001'
  const days = 'from=2026-11-01&to=2026-11-20'
  const both = `distributorId=${id}&${days}`
  const { calls, unmount, answers } = at([aRow('1')], {
    'GET /legal/company/orders/distributors': { items: [{ id, name: 'پخش آلفا' }] },
    [`${list}10/0?distributorId=${id}`]: page([aRow('2')]),
    [`${list}10/0?distributorId=${id}&sort=cost&direction=asc`]: page([aRow('3')], 25),
    [`${list}10/1?distributorId=${id}&sort=cost&direction=asc`]: page([aRow('4')], 25),
    [`${list}10/0?${both}`]: page([aRow('5')]),
  })
  await screen.findByText('F-۱')
  await screen.findByRole('option', { name: 'پخش آلفا' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'فیلتر شرکت پخش' }), id)
  await screen.findByText('F-۲')
  await userEvent.click(screen.getByRole('button', { name: 'sort cost' }))
  await screen.findByText('F-۳')
  await userEvent.click(screen.getByRole('button', { name: 'next' }))
  await screen.findByText('F-۴')
  expect(location.search).toBe(`?distributor=${id}&sort=cost&direction=asc&page=2`)
  unmount()
  open(`${address}?distributor=${id}&${days}`, answers)
  expect(await screen.findByText('F-۵')).toBeVisible()
  expect(screen.getByRole('button', { name: 'روز صدور: ۱۴۰۵/۰۸/۱۰ تا ۱۴۰۵/۰۸/۲۹' })).toBeVisible()
  expect(asked(calls).filter((path) => path.includes('sort'))).toHaveLength(2)
})

test('what nobody knows in the address is left out', async () => {
  const answers = answersOf({ more: { [`${list}10/0`]: page([aRow('1')]) } })
  open(`${address}?status=X&sort=y&direction=up&from=soon&distributor=z&page=-4&size=7`, answers)
  expect(await screen.findByText('F-۱')).toBeVisible()
})

test('a row opens beside the list, with its fees, signatures and the way to sign', async () => {
  at([aRow('7'), aRow('8')], { [orderCall]: aCompanyOrder() })
  await screen.findByText('F-۷')
  await userEvent.click(screen.getAllByRole('button', { name: 'جزئیات' })[0]!)
  const panel = within(await screen.findByRole('complementary', { name: 'فاکتور بازشده' }))
  expect(await panel.findByText('در انتظار رضا احمدی')).toBeVisible()
  expect(panel.getByRole('link', { name: 'رفتن به امضا' })).toHaveAttribute(
    'href',
    '/legal/order/7'
  )
  expect(screen.getByText('F-۸')).toBeVisible()
  expect(location.search).toBe('?invoice=7')
  await userEvent.click(panel.getByRole('button', { name: 'بستن' }))
  expect(screen.queryByRole('complementary', { name: 'فاکتور بازشده' })).toBeNull()
  expect(location.search).toBe('')
})

test('the amount of a row is with its fees', async () => {
  const fees = { grandTotalAmount: 18_000_000, kasbenoFeeAmount: 90_000, bankFeeAmount: 500_000 }
  at([aRow('1', fees)])
  await screen.findByText('F-۱')
  expect(rows()[0]![6]).toBe('۱۸٬۵۹۰٬۰۰۰کالا ۱۸٬۰۰۰٬۰۰۰')
})
