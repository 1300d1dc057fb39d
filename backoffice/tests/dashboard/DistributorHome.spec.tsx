import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shippedRoles } from '@kasbeno/api/contracts/identity'
import Home from '../../src/dashboard/Home'
import { menuFor } from '../../src/layout/menu'
import { setBankTime } from '../../src/lib/jalali'
import { type Answers, openDesk } from '../support/desk'

/** Half past midnight in Tehran: the day before is the 19th there, and still the 19th in UTC. */
const now = '2026-11-19T21:00:00.000Z'

const answers: Answers = {
  'GET /api/distributor/disputes/totals': () => ({ count: 2 }),
  'GET /api/distributor/order-uploads/totals': () => ({ count: 1 }),
  'GET /api/distributor/receivables/totals': ({ query }) => {
    const { status, maturesOn } = JSON.parse(query.get('filter')!)
    if (status) return { count: 0, payable: 0, withheld: 0 }
    return maturesOn
      ? { count: 3, payable: 7_000_000, withheld: 500_000 }
      : { count: 9, payable: 90_000_000, withheld: 500_000 }
  },
  'GET /api/distributor/orders/totals': ({ query }) => {
    const filter = JSON.parse(query.get('filter')!)
    return { count: filter.status ? 4 : 1, grandTotalAmount: filter.status ? 44 : 11 }
  },
}

const openHome = (role: 'distributor' | 'branch') => {
  setBankTime(now)
  return openDesk(<Home />, {
    permissions: shippedRoles[role],
    distributorId: 'd1',
    answers,
  })
}

const listOf = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href')!, 'http://desk.test')
  return [pathname, JSON.parse(searchParams.get('filter')!)]
}

const tiles: [name: RegExp, figures: string[], list: string, filter: object][] = [
  [/^گزارش‌های مشکل در انتظار/, ['۲'], '/disputes', { status: 'OPEN' }],
  [
    /^فایل‌های فاکتور با ردیف ثبت‌نشده/,
    ['۱'],
    '/order-uploads',
    { hasRest: true, createdAt: { from: '2026-11-06' } },
  ],
  [/^حواله‌های ناموفق/, ['۰ ریال', '۰ فاکتور'], '/receivables', { status: 'REFUSED' }],
  [
    /^تا هفت روز/,
    ['۷٬۰۰۰٬۰۰۰', '۳ فاکتور', 'نگه‌داشته تا پایان بررسی: ۵۰۰٬۰۰۰'],
    '/receivables',
    { maturesOn: { to: '2026-11-27' } },
  ],
  [/^همه طلب‌ها/, ['۹۰٬۰۰۰٬۰۰۰', '۹ فاکتور'], '/receivables', {}],
  [
    /^فاکتورهای دیروز/,
    ['۱۱', '۱ فاکتور'],
    '/orders',
    { createdAt: { from: '2026-11-19', to: '2026-11-19' } },
  ],
  [/^پرداخت‌شده در دیروز/, ['۱۱'], '/orders', { paidAt: { from: '2026-11-19', to: '2026-11-19' } }],
  [/^فاکتورهای امروز/, ['۱۱'], '/orders', { createdAt: { from: '2026-11-20', to: '2026-11-20' } }],
  [/^در انتظار پرداخت خریدار/, ['۴۴', '۴ فاکتور'], '/orders', { status: ['CREATED', 'HOLDED'] }],
]

test.each(['distributor', 'branch'] as const)(
  'a %s begins with what waits, what comes in and what was sold, each the way to its list',
  async (role) => {
    const { server } = openHome(role)
    for (const [name, figures, list, filter] of tiles) {
      const tile = await screen.findByRole('link', { name })
      for (const figure of figures) expect(tile).toHaveTextContent(figure)
      expect(listOf(tile)).toEqual([list, filter])
    }
    const asked = server.calls.filter(({ path }) => path.endsWith('/totals'))
    expect(asked).toHaveLength(tiles.length)
    expect(server.calls.some(({ path }) => path === '/api/admin/dashboard')).toBe(false)
  }
)

test('a figure that cannot be read says so and leaves the others', async () => {
  setBankTime(now)
  openDesk(<Home />, {
    permissions: shippedRoles.distributor,
    distributorId: 'd1',
    answers: {
      ...answers,
      'GET /api/distributor/disputes/totals': () => Response.json({}, { status: 500 }),
    },
  })
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(await screen.findByRole('link', { name: /^همه طلب‌ها/ })).toBeInTheDocument()
})

test('the first page stands in the menu of a distributor’s users, and of no one else without the right', () => {
  const [group] = menuFor(shippedRoles.branch, true)
  expect(group?.entries.map(({ to }) => to)).toEqual(['/'])
  const others = menuFor(shippedRoles.branch).flatMap(({ entries }) => entries)
  expect(others.map(({ to }) => to)).not.toContain('/')
})
