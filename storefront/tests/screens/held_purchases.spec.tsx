import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { HeldCard } from '#core/api/types.ts'
import { aCard } from '../cards.ts'
import { inBrowser, open } from '../companies/world.tsx'
import { aHeldCard } from '../heldCards.ts'
import { aHome } from '../homes.ts'

inBrowser()

const root = '/company-card/s1'
const paid = {
  id: 'b1',
  merchantName: 'فروشگاه بهار',
  amount: 3_000_000,
  totalAmount: 3_090_000,
  status: 'PAID',
  cardNumber: '**** **** **** 7894',
  referenceNumber: '700123456',
  createdAt: '2026-11-18T08:30:00Z',
  reversedAt: null,
}
const returned = {
  ...paid,
  id: 'b2',
  merchantName: 'فروشگاه پاییز',
  status: 'REVERSED',
  reversedAt: '2026-11-18T09:30:00Z',
}

const openCard = (path: string, items: object[], held: Partial<HeldCard> = {}) =>
  open(
    root + path,
    {
      'GET /card/legal': { items: [aHeldCard(held)] },
      'GET /card/legal/s1/self': aCard({ status: held.cardStatus ?? 'ENABLED' }),
      'GET /card/legal/s1/purchases/10/0': {
        items,
        meta: { currentPage: 1, pageSize: 10, total: items.length },
      },
      'GET /settings': [],
      'GET /user/profile': { ...aHome().profile, plan: '', plans: [] },
    },
    null
  )

test.each(['ENABLED', 'FROZEN', 'BLOCKED'] as const)(
  'the holder of a card that is %s reads what they bought with it, and what became of it',
  async (cardStatus) => {
    openCard('/card/management', [paid, returned], { cardStatus })
    await userEvent.click(await screen.findByRole('link', { name: 'خریدهای من با این کارت' }))
    await waitFor(() => expect(location.pathname).toBe(`${root}/card/purchases`))
    const first = within(await screen.findByRole('article', { name: 'فروشگاه بهار' }))
    expect(first.getByText('پرداخت‌شده')).toBeVisible()
    expect(first.getByText('۳٬۰۰۰٬۰۰۰')).toBeVisible()
    expect(first.getByText('۳٬۰۹۰٬۰۰۰')).toBeVisible()
    expect(first.queryByText('زمان برگشت خرید')).toBeNull()
    const second = within(screen.getByRole('article', { name: 'فروشگاه پاییز' }))
    expect(second.getByText('برگشت‌خورده')).toBeVisible()
    expect(second.getByText('زمان برگشت خرید')).toBeVisible()
  }
)

test('who holds it no more still reads what they bought', async () => {
  openCard('/card/management', [paid], { next: 'GONE', removedAt: '2026-11-20T08:00:00Z' })
  expect(await screen.findByRole('article', { name: 'فروشگاه بهار' })).toBeVisible()
})

test('who has bought nothing with it is told so', async () => {
  openCard('/card/purchases', [])
  expect(await screen.findByText('با این کارت هنوز خریدی نکرده‌اید.')).toBeVisible()
})
