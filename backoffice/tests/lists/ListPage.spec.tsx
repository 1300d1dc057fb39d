import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RecordContextProvider, ResourceContextProvider } from 'react-admin'
import { Route, Routes, useParams } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { CodeCol, RialCol } from '../../src/components/columns'
import FilterEditor from '../../src/components/list/FilterEditor'
import { RecordSteps } from '../../src/components/RecordSteps'
import { ListPage } from '../../src/components/list/ListPage'
import { neighboursOf } from '../../src/components/list/rowOrder'
import type { FilterDefinition, View } from '../../src/components/list/filters'
import { setBearerToken } from '../../src/providers/session'
import { openDesk, rows, type Answers } from '../support/desk'
import '../../src/components/JalaliPicker'

const filters: FilterDefinition[] = [
  { source: 'status', kind: 'enum', of: 'order', values: ['CREATED', 'COMPLETED'] },
]
const orders = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `o${i}`,
    externalId: `INV-${i}`,
    grandTotalAmount: 1000 + i,
  }))

const base = '/api/admin/orders'
const views: View[] = [{ name: 'unpaid', filter: { status: 'CREATED' }, hidden: ['externalId'] }]
const openList = (answers: Answers = {}, filter: Record<string, unknown> = {}) =>
  openDesk(
    <Routes>
      <Route
        path="/orders"
        element={
          <ListPage
            filters={filters}
            views={views}
            hiddenColumns={['grandTotalAmount']}
            totals={['grandTotalAmount']}
            initialFilter={filter}
            sort={{ field: 'invoicedAt', order: 'DESC' }}
          >
            <CodeCol source="externalId" />
            <RialCol source="grandTotalAmount" />
          </ListPage>
        }
      />
      <Route path="/orders/:id/show" element={<p>the invoice</p>} />
    </Routes>,
    {
      resource: 'orders',
      path: '/orders',
      permissions: ['orders.list'],
      answers: {
        [`GET ${base}`]: () => rows(orders(2)),
        [`GET ${base}/totals`]: () => ({ count: 2, grandTotalAmount: 2001 }),
        [`GET ${base}/export`]: () => new Response('file'),
        ...answers,
      },
    }
  )

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

test('a view of a list has columns of its own', async () => {
  openList({}, { status: 'CREATED' })
  expect(await screen.findByRole('columnheader', { name: /مبلغ/ })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'شماره فاکتور' })).toBeNull()
})

test('a list that is still on its way, or did not come, names no numbers', async () => {
  let answer = (_: Response) => undefined as void
  const answered = new Promise<Response>((resolve) => (answer = resolve))
  openList({ [`GET ${base}`]: () => answered })
  await screen.findByLabelText('تعداد ردیف در هر صفحه')
  expect(screen.queryByText(/ تا .* از /)).toBeNull()
  answer(Response.json({ message: 'در دسترس نیست.' }, { status: 503 }))
  await screen.findByText('در دسترس نیست.')
  expect(screen.queryByText(/ تا .* از /)).toBeNull()
})

test('the export and the totals follow the filter and the order of the list', async () => {
  const { server } = openList({}, { status: 'COMPLETED' })
  await screen.findByText('INV-۰')
  expect(await screen.findByRole('status', { name: 'جمع همه موردهای فیلترشده' })).toHaveTextContent(
    '۲٬۰۰۱'
  )
  await userEvent.click(screen.getByRole('button', { name: 'خروجی' }))
  await userEvent.click((await screen.findAllByRole('menuitem'))[1]!)
  await waitFor(() => expect(server.to(`${base}/export`)).toHaveLength(1))
  const asked = (path: string) => server.to(path)[0]!.query
  for (const path of [base, `${base}/totals`, `${base}/export`]) {
    expect(asked(path).get('filter')).toBe('{"status":"COMPLETED"}')
  }
  expect(asked(`${base}/export`).get('sort')).toBe('["invoicedAt","DESC"]')
  expect(asked(`${base}/export`).get('format')).toBe('csv')
})

test('a full last page is the last one, though the server gives a cursor', async () => {
  openList({
    [`GET ${base}`]: () =>
      rows(orders(25), { total: 25, headers: { 'X-Next-Cursor': 'behind-the-last' } }),
  })
  await screen.findByText('INV-۰')
  expect(screen.getByRole('button', { name: 'صفحه بعد' })).toBeDisabled()
})

test('an estimated total leads on by the cursor, page two starting behind page one', async () => {
  const { server } = openList({
    [`GET ${base}`]: () =>
      rows(orders(25), {
        total: 20,
        headers: { 'X-Next-Cursor': 'next', 'X-Total-Estimated': 'true' },
      }),
  })
  await screen.findByText('INV-۰')
  await userEvent.click(screen.getByRole('button', { name: 'صفحه بعد' }))
  await waitFor(() => expect(server.to(base).length).toBeGreaterThan(1))
  expect(server.to(base).map(({ query }) => query.get('range'))).toContain('[25,49]')
})

test('a row is a real link, and one press opens its record once', async () => {
  const { router } = openList()

  const row = (await screen.findByText('INV-۱')).closest('tr')!

  const own = within(row).getByRole('link')
  expect(own).toHaveAttribute('href', '/orders/o1/show')
  const ctrl = fireEvent.click(own, { ctrlKey: true })
  // left to the browser, which opens a tab
  expect(ctrl).toBe(true)
  expect(router.state.location.pathname).toBe('/orders')
  fireEvent.click(own)
  await screen.findByText('the invoice')
  expect(router.state.location.pathname).toBe('/orders/o1/show')
  await router.navigate(-1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/orders'))
})

test('the first day of a filter is where it begins, the second where it ends', async () => {
  const applied: unknown[] = []
  openDesk(
    <FilterEditor
      filter={{ source: 'dueDate', kind: 'days', label: 'سررسید' }}
      value={{ from: '2025-03-21', to: '2025-04-20' }}
      onApply={(value) => applied.push(value)}
    />
  )
  const from = await screen.findByRole('group', { name: 'از تاریخ' })
  const to = screen.getByRole('group', { name: 'تا تاریخ' })
  expect(within(from).getByRole('spinbutton', { name: 'ماه' })).toHaveTextContent('۰۱')
  expect(within(to).getByRole('spinbutton', { name: 'روز' })).toHaveTextContent('۳۱')
  const day = within(from).getByRole('spinbutton', { name: 'روز' })
  fireEvent.focus(day)
  fireEvent.click(day)
  for (const digit of '15') {
    day.textContent = digit
    fireEvent.input(day)
  }
  await userEvent.click(screen.getByRole('button', { name: 'اعمال فیلتر' }))
  expect(applied).toEqual([{ from: '2025-04-04', to: '2025-04-20' }])
})

test.each(['Enter', 'Escape', 'ArrowDown'])(
  '%s leaves the search for the rows, and what was searched for stays',
  async (key) => {
    const { server } = openList()
    const box = await screen.findByRole('searchbox')
    await screen.findByText('INV-۱')
    await userEvent.type(box, 'INV')
    expect(fireEvent.keyDown(box, { key })).toBe(false)
    expect(box).not.toHaveFocus()
    expect(box).toHaveValue('INV')
    const asked = () => server.to(base).map(({ query }) => query.get('filter'))
    await waitFor(() => expect(asked().at(-1)).toBe('{"q":"INV"}'))
    await userEvent.keyboard('j')
    expect(document.activeElement).toHaveTextContent('INV-۰')
  }
)

test('a row that was decided leaves its queue, and the one below it is next, not the one after', async () => {
  let left = orders(4)
  const list = openList({ [`GET ${base}`]: () => rows(left) })
  await screen.findByText('INV-۳')
  const here = () => document.activeElement
  await userEvent.keyboard('jj{Enter}')
  await screen.findByText('the invoice')
  left = left.filter(({ id }) => id !== 'o1')
  await act(() => list.router.navigate('/orders'))
  await screen.findByText('INV-۳')
  await waitFor(() => expect(screen.queryByText('INV-۱')).toBeNull())
  await userEvent.keyboard('j')
  expect(here()).toHaveTextContent('INV-۲')
  await userEvent.keyboard('k')
  expect(here()).toHaveTextContent('INV-۰')
})

test('whoever comes back stands on the row that they had opened, and goes on below it', async () => {
  const list = openList({ [`GET ${base}`]: () => rows(orders(4)) })
  await screen.findByText('INV-۳')
  const places = () => screen.getAllByRole('row').slice(1)
  await userEvent.keyboard('jj')
  expect(places()[1]).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await screen.findByText('the invoice')
  await act(() => list.router.navigate('/orders'))
  await screen.findByText('INV-۳')
  expect(places()[1]).toHaveFocus()
  await userEvent.keyboard('j')
  expect(places()[2]).toHaveFocus()
  await userEvent.keyboard('k')
  expect(places()[1]).toHaveFocus()
})

test('who signs in next finds no place that somebody else was at', async () => {
  const list = openList({ [`GET ${base}`]: () => rows(orders(4)) })
  await screen.findByText('INV-۳')
  await userEvent.keyboard('jj{Enter}')
  await screen.findByText('the invoice')
  expect(neighboursOf('orders', 'o1')).not.toBeNull()
  setBearerToken(null)
  setBearerToken('of somebody else')
  expect(neighboursOf('orders', 'o1')).toBeNull()
  await act(() => list.router.navigate('/orders'))
  await screen.findByText('INV-۳')
  await userEvent.keyboard('j')
  expect(screen.getAllByRole('row')[1]).toHaveFocus()
})

const Line = () => {
  const { id } = useParams()
  return (
    <ResourceContextProvider value="credit-lines">
      <RecordContextProvider value={{ id: id! }}>
        <RecordSteps />
        <p>the line {id}</p>
      </RecordContextProvider>
    </ResourceContextProvider>
  )
}

test('the page of another record leads back to the list that it was opened from, and to its next row', async () => {
  const list = openDesk(
    <Routes>
      <Route
        path="/renewals"
        element={
          <ListPage rowClick={(id) => `/credit-lines/${id}/show`}>
            <CodeCol source="phone" />
          </ListPage>
        }
      />
      <Route path="/credit-lines/:id/show" element={<Line />} />
    </Routes>,
    {
      resource: 'renewals',
      path: '/renewals',
      permissions: ['credit-lines.list'],
      answers: {
        'GET /api/admin/renewals': () =>
          rows(orders(3).map(({ id, externalId }) => ({ id, phone: externalId }))),
      },
    }
  )
  await screen.findByText('INV-۲')
  await userEvent.keyboard('jj{Enter}')
  expect(await screen.findByText('the line o1')).toBeVisible()
  expect(screen.getByText('۲ از ۳')).toBeVisible()
  await userEvent.keyboard('j')
  expect(await screen.findByText('the line o2')).toBeVisible()
  await userEvent.keyboard('b')
  await screen.findByText('INV-۲')
  expect(list.router.state.location.pathname).toBe('/renewals')
  expect(screen.getAllByRole('row')[3]).toHaveFocus()
})
