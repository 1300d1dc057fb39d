import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import Dashboard from '../../src/dashboard/Dashboard'
import { AppBar } from '../../src/layout/AppBar'
import { openDesk } from '../support/desk'

const openHome = (permissions: string[], queues: object) =>
  openDesk(<Dashboard />, {
    permissions: ['dashboard.read', ...permissions],
    answers: {
      'GET /api/admin/dashboard': () => ({
        at: '2026-11-20T10:00:00.000Z',
        queues,
        money: null,
        trends: null,
      }),
    },
  })

const listOf = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://desk.test')
  return [pathname, searchParams.get('filter')]
}

test('finance sees each queue by its count and amount, with the way to its list', async () => {
  openHome(['settlement.approve'], {
    changeRequests: { count: 5 },
    paymentsInDoubt: { count: 3, amount: 1_000 },
    payoutAlarms: { count: 0 },
    cardsToPrint: { count: 12 },
    parcels: { count: 4 },
    disputes: { count: 6 },
    openDays: { count: 2 },
  })
  const tiles: [text: RegExp, figures: string[], to: string, filter: string][] = [
    [/^در انتظار تصمیم شما/, ['۵'], '/change-requests', '{"mine":"TO_DECIDE"}'],
    [/^هشدارهای/, ['۰'], '/payout-alarms', '{"isOpen":true}'],
    [/تعیین تکلیف/, ['۳', '۱٬۰۰۰'], '/payments', '{"status":"IN_DOUBT"}'],
    [/^کارت‌های در صف چاپ/, ['۱۲'], '/cards', '{"status":"PRINT_PENDING","awaitsAddress":false}'],
    [/^مرسوله‌های/, ['۴'], '/parcels', '{"status":["CREATED","FAILED_DELIVERY"]}'],
    [/^گزارش‌های مشکل/, ['۶'], '/disputes', '{"status":"ESCALATED"}'],
    [/^روزهایی که کار پایانشان/, ['۲'], '/closed-days', '{}'],
  ]
  for (const [name, figures, to, filter] of tiles) {
    const tile = await screen.findByRole('link', { name })
    for (const figure of figures) expect(tile).toHaveTextContent(figure)
    expect(listOf(tile)).toEqual([to, filter])
  }
  expect(screen.queryByText('آنچه می‌توانید انجام دهید')).toBeNull()
})

test('a role without a queue reads what is open to it', async () => {
  openHome(['users.list'], {})
  await screen.findByText('آنچه می‌توانید انجام دهید')
  expect(await screen.findByRole('link', { name: 'مشتریان' })).toHaveAttribute('href', '/users')
  expect(screen.queryByRole('link', { name: 'فاکتورها' })).toBeNull()
})

test.each([
  [null, 'پیشخوان بانک', 'پنل شرکت پخش'],
  ['7', 'پنل شرکت پخش', 'پیشخوان بانک'],
])('the bar names the product of who is signed in (%s)', async (distributorId, own, other) => {
  openDesk(<AppBar />, { distributorId, permissions: [] })
  await screen.findByText(own)
  await waitFor(() => expect(screen.queryByText(other)).toBeNull())
})

test('the first tile of whoever may decide leads to the inbox', async () => {
  const files = { identity: 1, shop: 0, docs: 0, files: 1, oldestAt: null }
  openHome([], { reviews: files, changeRequests: { count: 4 } })
  const [first] = await screen.findAllByRole('link')
  expect(first).toHaveTextContent('در انتظار تصمیم شما۴')
  expect(listOf(first!)).toEqual(['/change-requests', '{"mine":"TO_DECIDE"}'])
})
