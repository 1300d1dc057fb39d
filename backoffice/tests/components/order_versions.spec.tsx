import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import OrderShow from '../../src/resources/trade/orders/OrderShow'
import { openDesk } from '../support/desk'

const at = '2026-11-01T08:00:00.000Z'
const line = (number: number, itemName: string, qty: number) => ({
  ...{ line: number, itemName, qty, unitType: 'کارتن', price: 700 },
})
const version = (number: number, cause: string, items: object[], isPaidFor = false) => ({
  ...{ version: number, cause, items, isPaidFor, createdAt: at, grandTotalAmount: 7_000 },
})
const sold = version(1, 'SALE', [line(1, 'چای', 10), line(2, 'قند', 4)], true)

const openOrder = (versions: object[], paidAt: string | null = at) =>
  openDesk(
    <Routes>
      <Route path="/orders/:id/show" element={<OrderShow />} />
    </Routes>,
    {
      resource: 'orders',
      path: '/orders/r1/show',
      permissions: ['orders.list'],
      answers: {
        'GET /api/admin/orders/r1': () => ({
          ...{ id: 'r1', status: 'COMPLETED', plan: 'kasbeno-fmcg-real', customerName: 'نمونه' },
          ...{ orderItems: [], installment: null, hasApprobation: false, versions, paidAt },
        }),
      },
    }
  )
const title = 'تغییرهای فاکتور'
const unknown = /از آنچه پرداخت‌کننده آن روز پذیرفت اثری نگه داشته نشده/

test('each version of an invoice is shown with what was taken away, and which was paid for', async () => {
  openOrder([version(2, 'RETURN', [line(1, 'چای', 7)]), sold])
  await waitFor(() => expect(screen.queryByText(title)).not.toBeNull())
  const [returned] = screen.getAllByRole('table', { name: title })
  const rows = [...returned!.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent)
  )
  expect(rows).toEqual([
    ['چای', 'کارتن', '۱۰', '۷', '۷۰۰'],
    ['قند', 'کارتن', '۴', '۰', '۷۰۰'],
  ])
  expect(screen.getByText('مرجوعی پس از پرداخت: شرکت پخش')).toBeVisible()
  expect(screen.getAllByText('این نسخه پرداخت شد')).toHaveLength(1)
  expect(screen.queryByText(unknown)).toBeNull()
})

test('an invoice that was paid before versions were kept says that its content is compared with nothing', async () => {
  openOrder([version(1, 'UNKNOWN', [line(1, 'چای', 7)])])
  await waitFor(() => expect(screen.queryByText(unknown)).not.toBeNull())
})

test('an invoice that never changed has no list of changes', async () => {
  openOrder([sold])
  await waitFor(() => expect(screen.queryByText('مبلغ‌ها')).not.toBeNull())
  expect(screen.queryByText(title)).toBeNull()
})
