import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import PaymentShow from '../../src/resources/money/payments/PaymentShow'
import { openDesk } from '../support/desk'

const base = '/api/admin/payments/p1'
const transfer = (more: object) => ({
  id: 'p1',
  status: 'REDIRECTED',
  amount: 12_500_000,
  purpose: 'wallet-charge',
  indicator: 'OFFLINE',
  userId: 'u1',
  customerName: 'مریم رضایی',
  phone: '09990000116',
  referenceCode: '100990042',
  createdAt: '2026-11-22T00:59:00Z',
  updatedAt: '2026-11-22T00:59:00Z',
  decision: null,
  ...more,
})
const open = async (record: object, permissions: string[]) => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:slip')
  const desk = openDesk(
    <Routes>
      <Route path="/payments/:id/show" element={<PaymentShow />} />
    </Routes>,
    {
      resource: 'payments',
      path: '/payments/p1/show',
      permissions,
      answers: {
        [`GET ${base}`]: () => record,
        [`GET ${base}/bank-answers`]: () => ({ items: [] }),
        [`GET ${base}/receipt-picture`]: () => ({}),
      },
    }
  )
  await screen.findByText('هنوز از بانک چیزی پرسیده نشده است.')
  return desk
}
const sent = transfer({ receiptPictureAt: '2026-11-22T01:10:00Z' })
const confirms = ['payments.list', 'payments.confirm']

test('who confirms a transfer sees its receipt beside it, and when it was sent', async () => {
  await open(sent, confirms)
  expect(await screen.findByRole('img', { name: 'تصویر فیش بانکی' })).toHaveAttribute(
    'src',
    'blob:slip'
  )
  expect(screen.getByText('زمان ارسال تصویر')).toBeVisible()
})

test.each([
  ['who only reads payments', sent, ['payments.list']],
  ['who confirms one without', transfer({ receiptPictureAt: null }), confirms],
])('%s is shown no receipt, and none is asked for', async (_name, record, permissions) => {
  const { server } = await open(record, permissions)
  expect(screen.queryByText('تصویر فیش بانکی')).toBeNull()
  expect(server.to(`${base}/receipt-picture`)).toEqual([])
})
