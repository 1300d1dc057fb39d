import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aCompanyOrder, orderCall } from './invoices.ts'
import { answersOf, inBrowser, open } from './world.tsx'

inBrowser()

test.each([
  [true, /^با رد شما این فاکتور بسته می‌شود و دیگر نمی‌توان آن را پرداخت/],
  [false, /^با رد شما این فاکتور بسته نمی‌شود/],
])('what this very refusal does is said before it is made (ends it: %s)', async (ends, said) => {
  const more = { [orderCall]: aCompanyOrder({ refusalEnds: ends }) }
  open('/legal/order/7', answersOf({ isCeo: false, more }))
  await userEvent.click(await screen.findByRole('button', { name: 'رد فاکتور' }))
  expect(within(screen.getByRole('dialog')).getByText(said)).toBeVisible()
})

test('a canceled invoice says to every member why', async () => {
  const over = { orderApprobationStatus: 'COMPLETED', status: 'CANCELED' } as const
  const canceled = aCompanyOrder({ ...over, cancelReason: 'موجودی انبار کافی نبود.' })
  open('/legal/order/7', answersOf({ isCeo: false, more: { [orderCall]: canceled } }))
  const title = await screen.findByRole('heading', { name: 'این فاکتور لغو شد' })
  expect(title.closest('section')).toHaveTextContent('موجودی انبار کافی نبود.')
})
