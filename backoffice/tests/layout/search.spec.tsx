import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { SearchButton } from '../../src/layout/search/SearchButton'
import { type Call, openDesk } from '../support/desk'

const path = '/api/admin/search'
const hit = (id: string, title: string) => ({
  kind: 'CUSTOMER',
  title,
  below: '۰۹۱۲',
  resource: 'users',
  id,
})
const items = [hit('a', 'آذر یکم'), hit('b', 'آذر دوم')]

beforeAll(async () => {
  await import('../../src/layout/search/SearchDialog')
})

const openSearch = async (
  answer: (call: Call) => unknown = () => ({ items, isPartial: false })
) => {
  const desk = openDesk(
    <>
      <SearchButton />
      <input aria-label="other" />
    </>,
    { answers: { [`GET ${path}`]: answer } }
  )
  await screen.findByRole('button', { name: /جست‌وجو در همه چیز/ })
  return desk
}
const box = () => screen.findByRole('combobox')

test('Ctrl+K opens it in any layout, also while somebody types, and once for a held key', async () => {
  await openSearch()
  const other = screen.getByLabelText('other')
  other.focus()
  fireEvent.keyDown(other, { code: 'KeyK', key: 'ن', ctrlKey: true })
  await box()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  fireEvent.keyDown(window, { code: 'KeyK', key: 'k', ctrlKey: true, repeat: true })
  fireEvent.keyDown(window, { code: 'Slash', key: '/' })
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('arrows choose, and Enter opens the page of what was chosen', async () => {
  const { router } = await openSearch()
  await userEvent.click(screen.getByRole('button', { name: /جست‌وجو/ }))
  await userEvent.type(await box(), 'آذر')
  await screen.findByText('آذر دوم')
  const chosen = () => screen.getByRole('option', { selected: true }).textContent
  expect(chosen()).toContain('آذر یکم')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(chosen()).toContain('آذر دوم')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/users/b/show'))
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
})

test('asks for nothing below three letters, and never shows what an earlier text found', async () => {
  const { server } = await openSearch(({ query }) => ({
    items: query.get('q') === 'آذر' ? items : [],
    isPartial: false,
  }))
  await userEvent.click(screen.getByRole('button', { name: /جست‌وجو/ }))
  const input = await box()
  await userEvent.type(input, 'آذ')
  screen.getByText(/دست‌کم سه حرف/)
  await userEvent.type(input, 'ر')
  await screen.findByText('آذر یکم')
  fireEvent.change(input, { target: { value: 'آذرخش' } })
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('آذر یکم')).toBeNull()
  await screen.findByText('چیزی پیدا نشد.')
  expect(server.to(path).map(({ query }) => query.get('q'))).toEqual(['آذر', 'آذرخش'])
})

test('a search that failed says so and is tried again, and one cut short says that', async () => {
  let count = 0
  await openSearch(() =>
    count++ === 0
      ? Response.json({ message: 'سامانه شلوغ است.' }, { status: 429 })
      : { items, isPartial: true }
  )
  await userEvent.click(screen.getByRole('button', { name: /جست‌وجو/ }))
  await userEvent.type(await box(), 'آذر')
  await screen.findByText('سامانه شلوغ است.')
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  await screen.findByText('آذر یکم')
  screen.getByText(/به پایان نرسید/)
})

test('finds the first page of a distributor’s users, which no right opens', async () => {
  openDesk(<SearchButton />, {
    permissions: ['orders.list'],
    distributorId: 'd1',
    answers: { [`GET ${path}`]: () => ({ items: [], isPartial: false }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: /جست‌وجو/ }))
  await userEvent.type(await box(), 'داشبورد')
  expect(await screen.findByRole('option')).toHaveTextContent('داشبورد')
})

test('finds pages by their names, before records, of those that may be opened alone', async () => {
  const { router } = openDesk(<SearchButton />, {
    permissions: ['packages.list', 'users.list'],
    answers: { [`GET ${path}`]: () => ({ items, isPartial: false }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: /جست‌وجو/ }))
  const input = await box()
  const named = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  await userEvent.type(input, 'در')
  expect(named()).toEqual([])
  await userEvent.clear(input)
  // Two letters are enough for a page, typed with the letters of any keyboard.
  await userEvent.type(input, 'مش')
  expect(named()).toEqual(['مشتریانصفحه'])
  await userEvent.clear(input)
  await userEvent.type(input, 'اعتباري بسته')
  expect(named()[0]).toBe('بسته‌های اعتباریصفحه')
  await screen.findByText('آذر یکم')
  expect(named()[0]).toBe('بسته‌های اعتباریصفحه')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/packages'))
})
