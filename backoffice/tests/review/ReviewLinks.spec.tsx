import { screen } from '@testing-library/react'
import { ListContextProvider, useList } from 'react-admin'
import { expect, test } from 'vitest'
import { StartReview } from '../../src/components/review/ReviewLinks'
import { Ready } from '../support/commands'
import { openDesk } from '../support/desk'

interface Row {
  id: string
  claimedBy: { id: string; name: string } | null
}
const [mine, sara] = [
  { id: 'me', name: 'من' },
  { id: 'x', name: 'سارا' },
]

const List = ({ data }: { data: Row[] }) => (
  <ListContextProvider value={useList({ data })}>
    <StartReview<Row>
      permission="companies.decide"
      pathTo={(id) => `/companies/${id}/review`}
      waits={() => true}
    />
  </ListContextProvider>
)
/** Where the review begins; null where nothing is offered. */
const startOf = async (data: Row[]) => {
  const { unmount } = openDesk(
    <>
      <List data={data} />
      <Ready />
    </>,
    { resource: 'companies', path: '/', permissions: ['companies.decide'] }
  )
  await screen.findByText('ready')
  const start = screen.getByText('شروع بررسی').closest('a')!
  const to = start.getAttribute('aria-disabled') === 'true' ? null : start.getAttribute('href')
  unmount()
  return to
}

test('a review begins with what has waited longest and nobody else has in hand; one’s own claim keeps nobody out', async () => {
  expect(
    await startOf([
      { id: '1', claimedBy: sara },
      { id: '2', claimedBy: null },
    ])
  ).toMatch(/2\/review$/)
  expect(await startOf([{ id: '1', claimedBy: mine }])).toMatch(/1\/review$/)
  expect(await startOf([{ id: '1', claimedBy: sara }])).toBeNull()
})
