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
    paymentsInDoubt: { count: 3, amount: 1_000 },
    runs: { count: 2, amount: 6_000 },
    retries: { count: 1, amount: 4_000 },
    distributorRequests: { count: 5 },
    staffRequests: { count: 0 },
    cardsToPrint: { count: 12 },
    parcels: { count: 4 },
    disputes: { count: 6 },
    contractRequests: { count: 7 },
    lateFeeRequests: { count: 8 },
    gatewayRequests: { count: 9 },
    smsRequests: { count: 10 },
    phoneRequests: { count: 11 },
    printRequests: { count: 14 },
    packageRequests: { count: 15 },
    planRequests: { count: 16 },
    openDays: { count: 2 },
  })
  const tiles: [text: RegExp, figures: string[], to: string, filter: string][] = [
    [/تعیین تکلیف/, ['۳', '۱٬۰۰۰'], '/payments', '{"status":"IN_DOUBT"}'],
    [/^تسویه‌های در انتظار نفر دوم/, ['۲', '۶٬۰۰۰'], '/settlement-runs', '{"status":"PREVIEW"}'],
    [/^تلاش دوباره/, ['۱', '۴٬۰۰۰'], '/settlement-runs', '{"status":"APPROVED"}'],
    [/^درخواست‌های شرکت‌های پخش/, ['۵'], '/distributor-requests', '{"status":"PENDING"}'],
    [/^درخواست‌های کارکنان/, ['۰'], '/staff-requests', '{"status":"PENDING"}'],
    [/^کارت‌های در صف چاپ/, ['۱۲'], '/cards', '{"status":"PRINT_PENDING","awaitsAddress":false}'],
    [/^مرسوله‌های/, ['۴'], '/parcels', '{"status":["CREATED","FAILED_DELIVERY"]}'],
    [/^گزارش‌های مشکل/, ['۶'], '/disputes', '{"status":"ESCALATED"}'],
    [/^درخواست‌های متن/, ['۷'], '/contract-template-requests', '{"status":"PENDING"}'],
    [/^درخواست‌های بخشودگی/, ['۸'], '/late-fee-requests', '{"status":"PENDING"}'],
    [/^درخواست‌های درگاه/, ['۹'], '/gateway-requests', '{"status":"PENDING"}'],
    [/^درخواست‌های پیامک/, ['۱۰'], '/sms-requests', '{"status":"PENDING"}'],
    [/^درخواست‌های تغییر شماره/, ['۱۱'], '/phone-requests', '{"status":"PENDING"}'],
    [/^درخواست‌های لغو چاپ/, ['۱۴'], '/print-requests', '{"status":"PENDING"}'],
    [/^درخواست‌های بسته‌ها/, ['۱۵'], '/package-requests', '{"status":"PENDING"}'],
    [/^درخواست‌های طرح‌ها/, ['۱۶'], '/plan-requests', '{"status":"PENDING"}'],
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
