import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import CustomerView from '../../src/resources/trade/users/CustomerView'
import { type Answers, openDesk } from '../support/desk'

const path = '/api/admin/customers/u1/view'
const seen = {
  plan: 'kasbeno-fmcg-real',
  registration: {
    ...{ identityOverallStatus: 'APPROVED', shopOverallStatus: 'REJECTED' },
    ...{ docsOverallStatus: 'PENDING', cardStatus: 'DELIVERED', creditBlocked: true },
  },
  wallet: { cash: 1_000, credit: 20_000, creditAmount: 300_000 },
  pendingOrders: {
    items: [{ id: 'o1', externalId: 'NM-100', distributorName: 'پخش', grandTotalAmount: 4_000 }],
  },
  obligations: {
    items: [
      { kind: 'INSTALLMENT', id: 'i1', title: 'فاکتور', amount: 50_000, dueDate: '2026-12-01' },
    ],
  },
}
const open = (view: Answers[string]) =>
  openDesk(
    <Routes>
      <Route path="/users/:id/view" element={<CustomerView />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    {
      resource: 'users',
      path: '/users/u1/view',
      permissions: ['users.list', 'customers.view', 'orders.list'],
      answers: {
        'GET /api/admin/users/u1': () => ({ id: 'u1', firstname: 'مریم', lastname: 'رضایی' }),
        [`GET ${path}`]: view,
      },
    }
  )

test('shows where a customer stands as the customer sees it, and asks once for each look', async () => {
  const { server, router } = open(({ query }) => ({
    ...seen,
    plan: query.get('plan') ?? seen.plan,
  }))
  await screen.findByRole('heading', { name: /از چشم مشتری.*مریم رضایی/ })
  await screen.findByText('اعتبار مسدود است')
  for (const amount of ['۱٬۰۰۰', '۲۰٬۰۰۰', '۳۰۰٬۰۰۰'])
    expect(screen.getByText(amount)).toBeVisible()
  const orders = within(screen.getByRole('table', { name: 'فاکتورهای در انتظار پرداخت' }))
  expect(orders.getByRole('link', { name: 'NM-۱۰۰' })).toHaveAttribute('href', '/orders/o1/show')
  expect(screen.getByRole('table', { name: 'بدهی‌ها و سررسیدها' })).toHaveTextContent('۵۰٬۰۰۰')
  // each look is kept in the trail
  window.dispatchEvent(new Event('focus'))
  expect(server.to(path)).toHaveLength(1)

  await userEvent.click(screen.getByRole('combobox'))
  await userEvent.click(screen.getByRole('option', { name: /دیجیتال/ }))
  await waitFor(() => expect(server.to(path)).toHaveLength(2))
  expect(server.to(path)[1]!.query.get('plan')).toBe('kasbeno-digital-real')

  await userEvent.click(screen.getByRole('link', { name: 'بازگشت (B)' }))
  expect(router.state.location.pathname).toBe('/users/u1/show')
})

test('a view that cannot be read says so, and is asked for again only when that is wanted', async () => {
  const { server } = open(() =>
    Response.json({ message: 'پرونده‌ای در این طرح نیست.' }, { status: 404 })
  )
  await screen.findByText('پرونده‌ای در این طرح نیست.')
  expect(screen.queryByText('موجودی کیف پول')).toBeNull()
  expect(server.to(path)).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  await waitFor(() => expect(server.to(path)).toHaveLength(2))
})
