import { permissions } from '@kasbeno/api/contracts/identity'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import UserShow from '../../src/resources/trade/users/UserShow'
import { type Answers, openDesk, rows } from '../support/desk'

const customer = {
  ...{ id: 'u1', firstname: 'مریم', lastname: 'رضایی', phone: '09121234567', active: true },
  ...{ plan: 'kasbeno-fmcg-real', cash: 0, createdAt: '2026-11-01T08:00:00Z' },
}
const plan = 'kasbeno-fmcg-real'
const card = {
  ...{ pinLockedUntil: '2026-11-21T20:30:00Z', activationLockedUntil: null },
  id: 'c1',
  plan,
  cardNumber: '6393',
  status: 'PRINTED',
  parcelStatus: 'IN_TRANSIT',
}
const line = { id: 'l1', plan, status: 'BLOCKED', limit: 9, left: 4, expiresOn: '2027-11-01' }
const debt = {
  ...{ id: 'i1', orderId: 'o1', externalId: 'NM-1', dueDate: '2026-11-20' },
  ...{ status: 'PAST_DUE', remainingAmount: 7_000_000 },
}
const block = {
  ...{ id: 's1', plan, blockReason: 'ARREARS', note: null, blockedAt: '2026-11-21T08:00:00Z' },
}
const payment = {
  ...{ id: 'p1', referenceCode: '100200', purpose: 'installment', status: 'IN_DOUBT', amount: 5 },
  createdAt: '2026-11-21T08:00:00Z',
}

const answers: Answers = {
  'GET /api/admin/users/u1': () => customer,
  'GET /api/admin/cards': () => rows([card]),
  'GET /api/admin/credit-lines': () => rows([line]),
  'GET /api/admin/installments': () => rows([debt], { total: 12 }),
  'GET /api/admin/suspensions': () => rows([block]),
  'GET /api/admin/payments': () => rows([payment]),
  'GET /api/admin/orders': () => rows([]),
  'GET /api/admin/disputes': () => Response.json({ message: 'خراب است.' }, { status: 503 }),
  'GET /api/admin/registrations': () => rows([]),
  'GET /api/admin/board-members': () => rows([]),
  'GET /api/admin/card-holders': () => rows([]),
}
const openCustomer = (held: readonly string[], others: Answers = {}) =>
  openDesk(
    <Routes>
      <Route path="/users/:id/show" element={<UserShow />} />
      <Route path="*" element={null} />
    </Routes>,
    {
      resource: 'users',
      path: '/users/u1/show',
      permissions: held,
      answers: { ...answers, ...others },
    }
  )

test('of who is called by a name in companies alone, it says which, and what of their cards they hold', async () => {
  const member = {
    ...{ id: 'm1', companyId: 'k1', companyName: 'پخش آفتاب', firstName: 'رویا' },
    ...{
      lastName: 'سهرابی',
      role: 'BOARD_MEMBER',
      signatoryStatus: 'OPTIONAL',
      status: 'ACCEPTED',
    },
  }
  const held = {
    id: 'h1',
    companyName: 'پخش آفتاب',
    legalUserKycStatus: 'REJECTED',
    cardStatus: null,
  }
  openCustomer(permissions, {
    'GET /api/admin/board-members': () => rows([member]),
    'GET /api/admin/card-holders': () => rows([held]),
  })
  const companies = within(await screen.findByRole('table', { name: 'عضویت در شرکت‌ها' }))
  expect(companies.getByText('رویا سهرابی')).toBeVisible()
  expect(await companies.findByRole('link')).toHaveAttribute('href', '/companies/k1/show')
  const cards = within(await screen.findByRole('table', { name: 'دارنده کارت در شرکت‌ها' }))
  expect(await cards.findByRole('link')).toHaveAttribute('href', '/card-holders/h1/show')
})

test('a customer of no company reads nothing of companies, unless it could not be read', async () => {
  openCustomer(permissions, {
    'GET /api/admin/card-holders': () => Response.json({ message: 'شکسته است.' }, { status: 503 }),
  })
  expect(await screen.findByText('شکسته است.')).toBeVisible()
  expect(screen.queryByText('عضویت در شرکت‌ها')).toBeNull()
})

test('a customer’s page answers where the card is, why nothing can be paid, and what was taken', async () => {
  const { server, router } = openCustomer(permissions)
  const sheet = async (label: string) => within(await screen.findByRole('table', { name: label }))
  const cards = await sheet('کارت‌ها')
  expect(cards.getByText('در راه')).toBeVisible()
  expect(cards.getByText('رمز تا پایان امروز قفل است')).toBeVisible()
  expect(await cards.findByRole('link', { name: '۶۳۹۳' })).toHaveAttribute('href', '/cards/c1/show')
  const blocks = await sheet('مسدودی‌های برقرار')
  expect(await blocks.findByRole('link')).toHaveAttribute('href', '/suspensions/s1/show')
  const lines = await sheet('اعتبارها')
  expect(lines.getByText(/مسدود/)).toBeVisible()
  expect(await lines.findByRole('link')).toHaveAttribute('href', '/credit-lines/l1/show')
  const debts = await sheet('بدهی‌های باز')
  expect(debts.getByText('۷٬۰۰۰٬۰۰۰')).toBeVisible()
  expect(await debts.findByRole('link')).toHaveAttribute('href', '/orders/o1/show')
  const payments = await sheet('پرداخت‌های درگاهی')
  expect(await payments.findByRole('link')).toHaveAttribute('href', '/payments/p1/show')

  // what could not be read is not told as «none»
  expect(await screen.findByText('خراب است.')).toBeVisible()
  const asked = (list: string) =>
    JSON.parse(server.to(`/api/admin/${list}`)[0]!.query.get('filter')!)
  expect(asked('installments')).toEqual({ userId: 'u1', status: ['AWAITING_DUE_DATE', 'PAST_DUE'] })
  expect(asked('suspensions')).toEqual({ userId: 'u1', state: 'IN_FORCE' })

  expect(screen.getByRole('link', { name: 'پیامک‌های این شماره' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/sms\?.*09121234567/)
  )

  // more than is shown: the list, by the phone that its search box shows
  await userEvent.click(screen.getByRole('link', { name: 'همه' }))
  expect(router.state.location.pathname).toBe('/installments')
  expect(new URLSearchParams(router.state.location.search).get('filter')).toBe(
    '{"q":"09121234567"}'
  )
})

test('what one may not open is neither shown nor asked for', async () => {
  const { server } = openCustomer(['users.list', 'cards.list'])
  await screen.findByRole('table', { name: 'کارت‌ها' })
  expect(screen.getAllByRole('table')).toHaveLength(1)
  const lists = server.calls.filter(
    ({ path }) => /admin\/[a-z-]+$/.test(path) && !path.endsWith('/me')
  )
  expect(lists.map(({ path }) => path)).toEqual(['/api/admin/cards'])
})
