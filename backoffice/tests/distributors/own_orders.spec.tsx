import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RecordContextProvider } from 'react-admin'
import { expect, test } from 'vitest'
import { ReturnButton } from '../../src/resources/trade/orders/ReturnButton'
import { backOf, leftAfter } from '../../src/resources/trade/orders/returned'
import { openDesk } from '../support/desk'

test.each([
  ['', 0],
  ['۳', 3],
  ['۲٫۵', 2.5],
  ['0.125', 0.125],
  ['۱۰', 10],
  ['۱۰٫۰۰۱', null],
  ['0.1255', null],
  ['2,500', null],
  ['-1', null],
  ['سه', null],
  ['1e3', null],
])('of ten, «%s» is read as %s', (typed, back) => {
  expect(backOf({ qty: 10 }, typed)).toBe(back)
})

test('what stays is what did not come back, without lines that are gone', () => {
  const lines = [
    { itemName: 'روغن', unitType: 'کارتن', qty: 0.3, price: 1_000_001 },
    { itemName: 'رب', unitType: 'عدد', qty: 2, price: 500 },
  ]
  expect(leftAfter(lines, [0.1, 2])).toEqual({
    items: [{ ...lines[0], qty: 0.2 }],
    grandTotalAmount: 200_000,
  })
})

const order = {
  id: 'r1',
  status: 'PENDING',
  externalId: 'A-7',
  grandTotalAmount: 12_000,
  orderItems: [
    { itemName: 'روغن', unitType: 'کارتن', qty: 10, price: 1_000 },
    { itemName: 'رب', unitType: 'عدد', qty: 4, price: 500 },
  ],
}
const path = '/api/distributor/orders/r1/return'
const open = async () => {
  const { server } = openDesk(
    <RecordContextProvider value={order}>
      <ReturnButton />
    </RecordContextProvider>,
    {
      resource: 'orders',
      permissions: ['orders.handle'],
      distributorId: 'd1',
      answers: { [`POST ${path}`]: () => ({ id: 'r1' }) },
    }
  )
  await userEvent.click(await screen.findByRole('button', { name: 'ثبت مرجوعی' }))
  const submit = async () =>
    (await screen.findAllByRole('button', { name: 'ثبت مرجوعی' })).find(
      (button) => button.getAttribute('type') === 'submit'
    )!
  return { server, submit }
}

test('a return sends what is left, and its sum', async () => {
  const { server, submit } = await open()
  await userEvent.type(await screen.findByLabelText('روغن'), '۳')
  await userEvent.click(await submit())
  await waitFor(() => expect(server.to(path, 'POST')).toHaveLength(1))
  expect(server.to(path, 'POST')[0]!.body).toEqual({
    items: [{ ...order.orderItems[0], qty: 7 }, order.orderItems[1]],
    grandTotalAmount: 9_000,
    formerTotalAmount: 12_000,
  })
})

test.each([
  ['more than there is', '۱۱'],
  ['no number', 'ده'],
  ['nothing', ''],
])('a return of %s is not sent', async (_, typed) => {
  const { submit } = await open()
  if (typed) await userEvent.type(await screen.findByLabelText('روغن'), typed)
  expect(await submit()).toHaveProperty('disabled', true)
})

test('a return of everything is a cancellation, and said so', async () => {
  const { submit } = await open()
  await userEvent.type(await screen.findByLabelText('روغن'), '۱۰')
  await userEvent.type(await screen.findByLabelText('رب'), '۴')
  await screen.findByText(/فاکتور را لغو کنید/)
  expect(await submit()).toHaveProperty('disabled', true)
})
