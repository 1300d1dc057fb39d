import type { NewView, SavedView } from '@kasbeno/api/contracts/views'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CodeCol } from '../../src/components/columns'
import { ExportJobs } from '../../src/components/ExportJobs'
import FilterEditor from '../../src/components/list/FilterEditor'
import { ListPage } from '../../src/components/list/ListPage'
import type { FilterDefinition } from '../../src/components/list/filters'
import { openDesk, rows, type Answers } from '../support/desk'

const base = '/api/admin/orders'
const statuses: FilterDefinition = {
  source: 'status',
  kind: 'enum',
  of: 'order',
  values: ['CREATED', 'COMPLETED', 'CANCELED'],
}
const filters: FilterDefinition[] = [
  statuses,
  { source: 'paymentSource', kind: 'enum', of: 'paymentSource', values: ['CREDIT', 'WALLET'] },
]

beforeAll(async () => {
  // fetched when it is first wanted
  await import('../../src/components/list/FilterEditor')
})

afterEach(() => vi.useRealTimers())

const openList = async (answers: Answers = {}, filter: Record<string, unknown> = {}) => {
  const desk = openDesk(
    <>
      <Routes>
        <Route
          path="/orders"
          element={
            <ListPage filters={filters} initialFilter={filter}>
              <CodeCol source="externalId" />
            </ListPage>
          }
        />
      </Routes>
      <ExportJobs />
    </>,
    {
      resource: 'orders',
      path: '/orders',
      permissions: ['orders.list'],
      answers: { [`GET ${base}`]: () => rows([{ id: 'o1', externalId: '51' }]), ...answers },
    }
  )
  await screen.findByText('۵۱')
  const asked = () =>
    JSON.parse(desk.server.to(base).at(-1)!.query.get('filter')!) as Record<string, unknown>
  return { ...desk, asked }
}

const applied = async (filter: FilterDefinition, value: unknown, change: () => Promise<void>) => {
  const given: unknown[] = []
  openDesk(<FilterEditor filter={filter} value={value} onApply={(next) => given.push(next)} />)
  await screen.findByText('اعمال فیلتر')
  await change()
  await userEvent.click(screen.getByText('اعمال فیلتر'))
  return given
}

test('one choice is asked for by itself, several as a list', async () => {
  const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
  const one = await applied(statuses, undefined, () => tick('پرداخت‌شده'))
  expect(one).toEqual(['COMPLETED'])
  document.body.innerHTML = ''
  const two = await applied(statuses, 'COMPLETED', () => tick('لغوشده'))
  expect(two).toEqual([['COMPLETED', 'CANCELED']])
})

test('the first amount of a filter is the least, the second the most', async () => {
  const type = async () => {
    const [from, to] = await screen.findAllByRole('textbox')
    await userEvent.type(from!, '1000')
    await userEvent.type(to!, '2000')
  }
  expect(await applied({ source: 'refundAmount', kind: 'amount' }, undefined, type)).toEqual([
    { from: 1000, to: 2000 },
  ])
})

test('a second filter is added to the first, and taken away alone', async () => {
  const { asked } = await openList({}, { status: 'COMPLETED' })
  await userEvent.click(screen.getByRole('button', { name: 'افزودن فیلتر' }))
  await userEvent.click(await screen.findByRole('menuitem'))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'کیف پول' }))
  await userEvent.click(screen.getByText('اعمال فیلتر'))
  await waitFor(() => expect(asked()).toEqual({ status: 'COMPLETED', paymentSource: 'WALLET' }))
  const chip = screen.getByText(/کیف پول/).closest('[role=button]')!
  fireEvent.click(chip.querySelector('svg')!)
  await waitFor(() => expect(asked()).toEqual({ status: 'COMPLETED' }))
})

test('a number is searched for in Persian digits, and the next search replaces the one before', async () => {
  const { asked } = await openList({}, { q: '09121234567' })
  const box = screen.getByRole('searchbox')
  expect(box).toHaveValue('۰۹۱۲۱۲۳۴۵۶۷')
  fireEvent.keyDown(window, { code: 'Slash', key: '/' })
  await userEvent.keyboard('0935۴۴')
  expect(box).toHaveValue('۰۹۳۵۴۴')
  // a digit in the middle leaves the cursor where it is
  await userEvent.type(box, '12', { initialSelectionStart: 4, initialSelectionEnd: 4 })
  expect(box).toHaveValue('۰۹۳۵۱۲۴۴')
  await waitFor(() => expect(asked()).toEqual({ q: '09351244' }))
})

test('a search looks within the filters, without the spaces around it', async () => {
  const { asked } = await openList({}, { status: 'COMPLETED' })
  await userEvent.type(screen.getByRole('searchbox'), ' رضایی ')
  await waitFor(() => expect(asked()).toEqual({ status: 'COMPLETED', q: 'رضایی' }))
  await userEvent.clear(screen.getByRole('searchbox'))
  await waitFor(() => expect(asked()).toEqual({ status: 'COMPLETED' }))
})

/** A server that keeps views, of which the given ones are there already. */
const keepsViews = (...views: SavedView[]): Answers => ({
  'GET /api/admin/views': () => views,
  'POST /api/admin/views': ({ body }) => {
    const view = { ...(body as unknown as NewView), id: 'v9', isOwn: true, author: null }
    views.push(view)
    return view
  },
  'DELETE /api/admin/views/v1': () => {
    views.splice(0, 1)
    return new Response(null, { status: 204 })
  },
})
const aView = (change: Partial<SavedView> = {}): SavedView => ({
  id: 'v1',
  resource: 'orders',
  name: 'مال من',
  filter: { status: 'CANCELED' },
  sort: { field: 'externalId', order: 'ASC' },
  hidden: null,
  isShared: false,
  isDefault: false,
  isOwn: true,
  author: null,
  ...change,
})
const openViews = () => userEvent.click(screen.getByRole('button', { name: 'نماها' }))

test('what is shown is saved under a name, for others of the role and to open first, and is there at once', async () => {
  const { server } = await openList(keepsViews(), { status: 'COMPLETED' })
  await openViews()
  await userEvent.type(await screen.findByLabelText('نام نمای تازه'), 'مال من')
  await userEvent.click(screen.getByLabelText('همکاران هم‌نقش من هم ببینند'))
  await userEvent.click(screen.getByLabelText('با باز شدن فهرست نشان داده شود'))
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره نما' }))
  await screen.findByText(/نما ذخیره شد/)
  expect(server.to('/api/admin/views', 'POST')[0]!.body).toEqual({
    resource: 'orders',
    name: 'مال من',
    filter: { status: 'COMPLETED' },
    sort: { field: 'id', order: 'ASC' },
    hidden: null,
    isShared: true,
    isDefault: true,
  })
  await openViews()
  await screen.findByText('مال من')
})

test('a view that was saved opens with its filters and its order', async () => {
  const { asked, server } = await openList(
    keepsViews(aView(), aView({ id: 'v2', resource: 'payments', name: 'دیگری' }))
  )
  await openViews()
  expect(screen.queryByText('دیگری')).toBeNull()
  await userEvent.click(await screen.findByText('مال من'))
  await waitFor(() => expect(asked()).toEqual({ status: 'CANCELED' }))
  expect(server.to(base).at(-1)!.query.get('sort')).toBe('["externalId","ASC"]')
})

test('the view to open first is what the list begins with; one’s own comes before what is shared', async () => {
  const shared = aView({
    id: 'v2',
    name: 'همکار',
    filter: { status: 'CREATED' },
    isOwn: false,
    author: 'رضا',
  })
  const { asked } = await openList(
    keepsViews(aView({ isDefault: true }), { ...shared, isDefault: true })
  )
  expect(asked()).toEqual({ status: 'CANCELED' })
  await openViews()
  await screen.findByText(/از رضا/)
  expect(screen.getByRole('button', { name: 'حذف نمای «مال من»' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'حذف نمای «همکار»' })).toBeNull()
})

test('one’s own view is removed, a refusal says why it was not saved', async () => {
  const refusal = { title: 'BusinessException', message: 'نخست یکی را حذف کنید.' }
  await openList({
    ...keepsViews(aView()),
    'POST /api/admin/views': () => Response.json(refusal, { status: 422 }),
  })
  await openViews()
  await userEvent.type(await screen.findByLabelText('نام نمای تازه'), 'یکی دیگر')
  await userEvent.click(screen.getByRole('button', { name: 'ذخیره نما' }))
  await screen.findByText('نخست یکی را حذف کنید.')
  await userEvent.click(screen.getByRole('button', { name: 'حذف نمای «مال من»' }))
  await waitFor(() => expect(screen.queryByText('مال من')).toBeNull())
})

const job = (more: object) => ({ id: 'j1', status: 'RUNNING', progress: 40, rows: 10, ...more })

test('a large export is followed to its link, which is asked for anew before it dies', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let link = 0
  const { server } = await openList({
    [`GET ${base}/export`]: () => Response.json({ jobId: 'j1' }, { status: 202 }),
    'GET /api/admin/exports/j1': () =>
      job(link === 0 ? {} : { status: 'DONE', url: `/file?link=${link}` }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'خروجی' }))
  fireEvent.click((await screen.findAllByRole('menuitem'))[0]!)
  await screen.findByRole('progressbar')
  link = 1
  expect(await screen.findByRole('link', { name: 'دریافت فایل' })).toHaveAttribute(
    'href',
    '/file?link=1'
  )
  link = 2
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'دریافت فایل' })).toHaveAttribute(
      'href',
      '/file?link=2'
    )
  )
  const asked = server.to('/api/admin/exports/j1').length
  expect(asked).toBeLessThan(10)
})
