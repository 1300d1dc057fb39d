import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import LedgerEntryList from '../../src/resources/money/ledger/LedgerEntryList'
import { openDesk, rows } from '../support/desk'

const line = (n: number, entryId: string, amounts: object) => ({
  id: `${entryId}:${n}`,
  entryId,
  voucher: null,
  bookedAt: '2026-11-22T10:00:00Z',
  kind: 'PLATFORM_FEE_PAID',
  account: 'wallet',
  sourceType: 'payment',
  ...amounts,
})
const lines = [
  line(1, 'e1', { debit: 500 }),
  line(2, 'e1', { credit: 500 }),
  line(1, 'e2', { debit: 7 }),
]
const path = '/api/admin/ledger-entries'

test('a line of the journal leads to the lines of its own entry, whatever was filtered before', async () => {
  const { server } = openDesk(<LedgerEntryList />, {
    resource: 'ledger-entries',
    path: `/?filter=${encodeURIComponent('{"account":"wallet"}')}`,
    permissions: ['ledger.read'],
    answers: {
      [`GET ${path}`]: ({ query }) => {
        const { entryId } = JSON.parse(query.get('filter') ?? '{}')
        return rows(lines.filter((one) => !entryId || one.entryId === entryId))
      },
      [`GET ${path}/totals`]: () => ({}),
    },
  })
  const link = (await screen.findAllByRole('link', { name: 'همه سطرها' }))[0]!
  const address = new URL(link.getAttribute('href')!, 'http://desk.test')
  expect(address.pathname).toBe('/ledger-entries')
  expect(address.searchParams.get('filter')).toBe('{"entryId":"e1"}')
  await userEvent.click(link)
  await waitFor(() => expect(server.to(path).at(-1)!.query.get('filter')).toBe('{"entryId":"e1"}'))
  await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3))
})

test.each([
  ['{"entryId":"01a201c2-439a-770e-a31b-4f27ee80f5b9"}', 'شناسه سند: همین مورد'],
  ['{"sourceId":"1405"}', 'شناسه منشأ: ۱۴۰۵'],
])('the filter %s reads «%s»', async (filter, sentence) => {
  openDesk(<LedgerEntryList />, {
    resource: 'ledger-entries',
    path: `/?filter=${encodeURIComponent(filter)}`,
    permissions: ['ledger.read'],
    answers: { [`GET ${path}`]: () => rows([]), [`GET ${path}/totals`]: () => ({}) },
  })
  await screen.findByText(sentence)
  await screen.findByText('موردی با این فیلترها پیدا نشد.')
})
