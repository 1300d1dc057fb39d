import { screen, waitFor } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { WaitingAlerts } from '../../src/components/requests/WaitingAlerts'
import { useWaitingOn } from '../../src/components/requests/useWaiting'
import LateFeeShow from '../../src/resources/credit/late-fees/LateFeeShow'
import { openDesk, rows } from '../support/desk'

const waiting = {
  id: 'q1',
  kind: 'late-fee-requests',
  action: 'FORGIVE',
  askedAt: '2026-11-20T10:00:00.000Z',
} as const

test('the page of a record says what waits on it, and leads there', async () => {
  const { server } = openDesk(
    <Routes>
      <Route path="/late-fees/:id/show" element={<LateFeeShow />} />
    </Routes>,
    {
      resource: 'late-fees',
      path: '/late-fees/l1/show',
      permissions: ['late-fees.list'],
      answers: {
        'GET /api/admin/late-fees/l1': () => ({ id: 'l1', waitingChanges: [waiting] }),
      },
    }
  )
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('بخشودگی دیرکرد')
  expect(alert).toHaveTextContent('در انتظار تصمیم نفر دوم است')
  expect(screen.getByRole('link', { name: 'دیدن درخواست' })).toHaveAttribute(
    'href',
    '/change-requests/q1/show'
  )
  // the record itself says it: nothing more is asked for
  expect(server.calls.filter(({ path }) => path.includes('change-requests'))).toEqual([])
})

const OnFile = ({ id }: { id: string | null }) => (
  <>
    <p>page</p>
    <WaitingAlerts changes={useWaitingOn('registrations', id)} />
  </>
)
const openOnFile = (id: string | null, permissions: string[]) =>
  openDesk(
    <RecordContextProvider value={{ id: 'line' }}>
      <OnFile id={id} />
    </RecordContextProvider>,
    { permissions, answers: { 'GET /api/admin/change-requests': () => rows([waiting]) } }
  )

test('what waits on another record is asked for by that record', async () => {
  const { server } = openOnFile('r1', ['approvals.list'])
  await screen.findByRole('alert')
  const [asked] = server.to('/api/admin/change-requests')
  expect(JSON.parse(asked!.query.get('filter')!)).toEqual({
    status: 'PENDING',
    resource: 'registrations',
    subjectId: 'r1',
  })
})

test.each([
  ['without a right to any request', 'r1', ['credit-lines.list']],
  ['where there is no such record', null, ['approvals.list']],
] as const)('nothing is asked for %s', async (_, id, permissions) => {
  const { server } = openOnFile(id, [...permissions])
  await screen.findByText('page')
  await waitFor(() => expect(server.to('/api/admin/me')).not.toHaveLength(0))
  expect(server.to('/api/admin/change-requests')).toEqual([])
})
