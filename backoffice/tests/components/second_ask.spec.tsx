import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import BlacklistShow from '../../src/resources/trade/blacklists/BlacklistShow'
import CreditLineShow from '../../src/resources/credit/credit-lines/CreditLineShow'
import OrderShow from '../../src/resources/trade/orders/OrderShow'
import SuspensionShow from '../../src/resources/credit/suspensions/SuspensionShow'
import { askedBy } from '../support/commands'
import { openDesk } from '../support/desk'

const at = '2026-11-20T10:00:00Z'
type Who = keyof typeof askedBy

interface Page {
  Page: ComponentType
  command: string
  wish: string
  /** What stands while it is asked for, and once it has ended. */
  asked: (who: Who) => object
  ended: object
}

const pages: Record<string, Page> = {
  'orders': {
    Page: OrderShow,
    command: 'رفع توقف',
    wish: 'توقف این فاکتور برداشته شود',
    asked: (who) => ({ status: 'FRAUD', unfraudAskedBy: askedBy[who], unfraudAskedAt: at }),
    ended: { status: 'COMPLETED', unfraudAskedBy: null, unfraudAskedAt: null },
  },
  'credit-lines': {
    Page: CreditLineShow,
    command: 'رفع مسدودی',
    wish: 'مسدودی این اعتبار برداشته شود',
    asked: (who) => ({
      blocks: [
        {
          reason: 'STAFF',
          note: 'بررسی',
          blockedAt: at,
          liftAskedBy: askedBy[who],
          liftAskedAt: at,
        },
      ],
    }),
    ended: { blocks: [] },
  },
  'suspensions': {
    Page: SuspensionShow,
    command: '',
    wish: 'مسدودی این اعتبار برداشته شود',
    asked: (who) => ({ state: 'IN_FORCE', liftAskedBy: askedBy[who], liftAskedAt: at }),
    ended: { state: 'LIFTED', liftAskedBy: askedBy.other, liftAskedAt: at, liftedAt: at },
  },
  'blacklists': {
    Page: BlacklistShow,
    command: 'برداشتن از فهرست',
    wish: 'این مورد از فهرست سیاه برداشته شود',
    asked: (who) => ({ state: 'IN_FORCE', removalAskedBy: askedBy[who], removalAskedAt: at }),
    ended: { state: 'REMOVED', removalAskedBy: askedBy.other, removalAskedAt: at },
  },
}

const open = (resource: string, Page: ComponentType, record: object) =>
  openDesk(
    <Routes>
      <Route path={`/${resource}/:id/show`} element={<Page />} />
    </Routes>,
    {
      resource,
      path: `/${resource}/r1/show`,
      permissions: [`${resource}.list`, 'orders.fraud', 'credit.suspend', 'blacklists.update'],
      answers: {
        [`GET /api/admin/${resource}/r1`]: () => ({
          id: 'r1',
          orderItems: [],
          versions: [],
          ...record,
        }),
        [`GET /api/admin/${resource}/r1/timeline`]: () => [],
      },
    }
  )

for (const [resource, { Page, command, wish, asked, ended }] of Object.entries(pages)) {
  test(`${resource}: says who has asked, when, and that a second person is needed`, async () => {
    open(resource, Page, asked('other'))
    const alert = await screen.findByText(new RegExp(`سارا در .*۱۴۰۵/۰۸/۲۹.* خواسته است ${wish}`))
    expect(alert).toHaveTextContent('با درخواست نفر دوم انجام می‌شود')
    if (command) expect(await screen.findByRole('button', { name: command })).toBeEnabled()
  })

  test(`${resource}: tells whoever asked that it is for another person now`, async () => {
    open(resource, Page, asked('own'))
    const alert = await screen.findByText(new RegExp(`شما در .* خواسته‌اید ${wish}`))
    expect(alert).toHaveTextContent('نفر دیگری هم باید همین را بخواهد')
    const button = screen.queryByRole('button', { name: command })
    if (command && button) expect(button).toBeDisabled()
  })

  test(`${resource}: says nothing of it once it has ended`, async () => {
    open(resource, Page, ended)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText(/خواسته/)).toBeNull()
  })
}
