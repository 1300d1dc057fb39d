import { render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { pagesOf } from '#app/pagesOf.tsx'

const Orders = ({ id }: { id: string }) => <p>orders {id}</p>
const Wallet = () => {
  const [typed, type] = useState('')
  return <input aria-label="amount" value={typed} onChange={(event) => type(event.target.value)} />
}

test('a page whose bundle is here is drawn at once, without a skeleton', async () => {
  const load = vi.fn(() => Promise.resolve({ Orders, Wallet }))
  const page = pagesOf(load)
  const OrdersPage = page('Orders')
  const WalletPage = page('Wallet')
  const draw = (Page: typeof OrdersPage) =>
    render(
      <Suspense fallback="skeleton">
        <Page id="7" />
      </Suspense>
    )

  const first = draw(OrdersPage)
  expect(first.container.textContent).toBe('skeleton')
  await screen.findByText('orders 7')
  first.unmount()

  const second = draw(WalletPage)
  expect(second.container.textContent).not.toContain('skeleton')
  expect(screen.getByLabelText('amount')).toBeTruthy()
  expect(load).toHaveBeenCalledOnce()
})

test('a page that was prepared before it is opened needs no skeleton either', async () => {
  const OrdersPage = pagesOf(() => Promise.resolve({ Orders }))('Orders')
  await OrdersPage.prepare()
  render(
    <Suspense fallback="skeleton">
      <OrdersPage id="8" />
    </Suspense>
  )
  expect(screen.getByText('orders 8')).toBeTruthy()
})
