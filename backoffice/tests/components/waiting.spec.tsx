import { screen, waitFor } from '@testing-library/react'
import { RecordContextProvider } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import * as kinds from '../../src/components/requests/kinds'
import { Waiting } from '../../src/components/requests/Waiting'
import ContractTemplateRequestShow from '../../src/resources/contract-template-requests/ContractTemplateRequestShow'
import { openDesk, rows } from '../support/desk'

const sources = Object.values(
  import.meta.glob<string>('../../src/resources/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
)

test.each(Object.entries(kinds))(
  'what waits as %s stands on the page of the record that it is about',
  (kind, { name }) => {
    const says = new RegExp(`<Waiting\\s+of=\\{${kind}\\}|useWaitingFor\\(\\s*'${name}'`)
    expect(sources.filter((text) => says.test(text))).not.toEqual([])
  }
)

const aRequest = {
  id: 'q1',
  kind: 'FORGIVE',
  status: 'PENDING',
  requestedBy: { id: 's1', name: 'سارا' },
}

test('it is asked for by the record, and leads to its page', async () => {
  const { server } = openDesk(
    <RecordContextProvider value={{ id: 'l1' }}>
      <Waiting of={kinds.lateFeeRequestKind} about="lateFeeId" />
    </RecordContextProvider>,
    {
      permissions: ['late-fee-requests.list'],
      answers: { 'GET /api/admin/late-fee-requests': () => rows([aRequest]) },
    }
  )
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('سارا')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/late-fee-requests/q1/show')
  const [asked] = server.to('/api/admin/late-fee-requests')
  expect(JSON.parse(asked!.query.get('filter')!)).toEqual({ status: 'PENDING', lateFeeId: 'l1' })
})

test('nothing is asked for without the right, nor for a record that has no such id', async () => {
  const { server } = openDesk(
    <RecordContextProvider value={{ id: 'l1', registrationId: null }}>
      <p>page</p>
      <Waiting of={kinds.lateFeeRequestKind} about="lateFeeId" />
      <Waiting
        of={kinds.approvalKind}
        about="subjectId"
        idOf={({ registrationId }) => registrationId ?? undefined}
      />
    </RecordContextProvider>,
    { permissions: ['approvals.list'] }
  )
  await screen.findByText('page')
  await waitFor(() => expect(server.to('/api/admin/me')).not.toHaveLength(0))
  expect(server.calls.filter(({ path }) => /requests|approvals/.test(path))).toEqual([])
})

test('who decides on a text of contracts reads it on the same page, and what it changes', async () => {
  const request = {
    id: 'q1',
    kind: 'PUT_IN_FORCE',
    status: 'PENDING',
    templateId: 't2',
    contractType: 'CARD',
    version: 2,
    before: { version: 1 },
    after: { version: 2, digest: 'ab12' },
    requestedBy: { id: 's1', name: 'سارا' },
  }
  openDesk(
    <Routes>
      <Route
        path="/contract-template-requests/:id/show"
        element={<ContractTemplateRequestShow />}
      />
    </Routes>,
    {
      resource: 'contract-template-requests',
      path: '/contract-template-requests/q1/show',
      permissions: ['contract-templates.list', 'contract-templates.decide'],
      answers: {
        'GET /api/admin/contract-template-requests/q1': () => request,
        'GET /api/admin/contract-templates/t2': () => ({
          id: 't2',
          preview: '<h2>ماده ۹</h2>',
          body: '# ماده ۹\nکارمزد ۲ درصد',
          bodyInForce: '# ماده ۹\nکارمزد ۱ درصد',
        }),
      },
    }
  )
  expect(await screen.findByRole('heading', { name: 'ماده ۹' })).toBeVisible()
  expect(screen.getByText('چکیده متن')).toBeVisible()
  expect(screen.getByText('کارمزد ۱ درصد').tagName).toBe('DEL')
  expect(screen.getByText('کارمزد ۲ درصد').tagName).toBe('INS')
})
