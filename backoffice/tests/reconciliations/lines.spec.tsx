import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Lines } from '../../src/resources/money/reconciliations/Lines'
import type { ReconciliationLine } from '../../src/resources/money/reconciliations/ResolveDialog'
import { openDesk, rows } from '../support/desk'

const line = (id: string, more: Partial<ReconciliationLine> = {}) => ({
  ...{ id, reconciliationId: 'f1', source: 'BANK', status: 'MISSING_HERE', state: 'OPEN' },
  ...{ rowNumber: 2, theirReference: `REF-${id}`, theirDay: '2026-04-01', theirAmount: 5000 },
  ...{ theirText: null, ourKind: null, ourId: null, ourReference: null, ourDay: null },
  ...{ ourAmount: null, difference: 5000, note: null, depositId: null },
  ...more,
})
const shown = [
  line('a', { status: 'MATCHED', state: 'MATCHED', difference: 0 }),
  line('b'),
  line('c', { theirText: 'واریز سوم' }),
]

const openLines = (total = shown.length, isOpen = true) =>
  openDesk(<Lines id="f1" isOpen={isOpen} />, {
    resource: 'reconciliations',
    permissions: ['reconciliations.resolve'],
    answers: {
      'GET /api/admin/reconciliation-lines': () => rows(shown, { total }),
      'POST /api/admin/reconciliation-lines/c/resolve': () => ({ id: 'c' }),
    },
  })

const chosen = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.dataset.id)

test('J and K move among the lines from the first that is open, R settles the chosen one', async () => {
  const { server } = openLines()
  await screen.findByText('REF-b')
  expect(chosen()).toEqual(['b'])
  await userEvent.keyboard('j')
  expect(chosen()).toEqual(['c'])
  await userEvent.keyboard('j')
  expect(chosen()).toEqual(['c'])
  await userEvent.keyboard('kk')
  expect(chosen()).toEqual(['a'])
  await userEvent.keyboard('r')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.keyboard('jj')
  await userEvent.keyboard('r')
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByText('واریز سوم')
  await userEvent.type(within(dialog).getByRole('textbox'), 'فیش دارد')
  await userEvent.click(within(dialog).getByRole('button', { name: 'ثبت اقدام' }))
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      action: 'EXPLAINED',
      note: 'فیش دارد',
    })
  )
})

test('differences come first; the others, and further pages, are asked of the server', async () => {
  const { server } = openLines(120)
  await screen.findByText('REF-b')
  const asked = () =>
    server.calls
      .filter(({ path }) => path.endsWith('/reconciliation-lines'))
      .map(({ query }) => query)
      .at(-1)!
  expect(asked().toString()).toContain('MISSING_HERE')
  expect(asked().toString()).not.toContain('status=MATCHED')
  const first = asked().toString()
  await userEvent.click(screen.getByRole('button', { name: /صفحه.* بعد/ }))
  await waitFor(() => expect(asked().toString()).not.toBe(first))
  screen.getByText(/۵۱ تا ۱۰۰ از ۱۲۰/)
  await userEvent.click(screen.getByRole('switch', { name: 'تنها مغایرت‌ها' }))
  await waitFor(() => expect(asked().toString()).not.toContain('MISSING_HERE'))
  await screen.findByText(/۱ تا ۵۰ از ۱۲۰/)
})

test('a closed file keeps its lines as they are', async () => {
  openLines(shown.length, false)
  await screen.findByText('REF-b')
  expect(await screen.findByRole('button', { name: 'تعیین تکلیف ردیف' })).toBeDisabled()
  await userEvent.keyboard('r')
  expect(screen.queryByRole('dialog')).toBeNull()
})
