import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { usePermissions } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import CardHolderShow from '../../src/resources/cards/card-holders/CardHolderShow'
import OrderShow from '../../src/resources/trade/orders/OrderShow'
import { openDesk } from '../support/desk'

const sentAt = '2026-11-01T08:00:00.000Z'
const paper = (id: string, kind: string) => ({
  ...{ id, kind, width: 10, height: 10, createdAt: sentAt },
  url: `/api/card-holder-papers/${id}`,
})
const holder = {
  holderName: 'مینا رستمی',
  legalUserKycStatus: 'ACCEPTED',
  contractStatus: 'ACCEPTED',
  decisions: { holder: null, contract: null },
  sentAt,
}
const papers = [paper('p1', 'nationalCardFront'), paper('p2', 'cardIssuanceContract')]
const asked = {
  ...{ status: 'CREATED', plan: 'kasbeno-fmcg-legal', customerName: 'پخش نمونه' },
  ...{ orderItems: [], versions: [], hasApprobation: true },
}
const right = 'companies.evidence'

/** Seen once it is known what the reader may do. */
const Rights = () => !usePermissions().isPending && <p>rights are known</p>

const openRecord = (
  resource: string,
  Page: ComponentType,
  record: object,
  permissions: readonly string[],
  answers = {}
) =>
  openDesk(
    <Routes>
      <Route
        path={`/${resource}/:id/show`}
        element={
          <>
            <Page />
            <Rights />
          </>
        }
      />
    </Routes>,
    {
      resource,
      path: `/${resource}/r1/show`,
      permissions: ['company-money.list', 'card-holders.list', ...permissions],
      answers: { [`GET /api/admin/${resource}/r1`]: () => ({ id: 'r1', ...record }), ...answers },
    }
  )

const button = () => screen.queryByRole('button', { name: 'مدرک امضاها' })

test.each([
  ['an invoice', 'orders', OrderShow, asked, 'company-orders/r1'],
  [
    'the contract of a card',
    'card-holders',
    CardHolderShow,
    { ...holder, documents: papers },
    'card-contracts/p2',
  ],
])(
  'what proves the signatures of %s is saved as a file',
  async (_, resource, Page, record, named) => {
    const path = `/api/legal/admin/${named}/evidence`
    const { server } = openRecord(resource, Page, record, [right], {
      [`GET ${path}`]: () =>
        new Response('file', { headers: { 'Content-Type': 'application/pdf' } }),
    })
    await waitFor(() => expect(button()).not.toBeNull())
    expect(server.to(path)).toHaveLength(0)
    await userEvent.click(button()!)
    await waitFor(() => expect(server.to(path)).toHaveLength(1))
    await waitFor(() => expect(button()).toBeEnabled())
  }
)

test.each([
  [
    'an invoice that nobody was asked to sign',
    'orders',
    OrderShow,
    { ...asked, hasApprobation: false },
    [right],
  ],
  ['an invoice, to who may not take it', 'orders', OrderShow, asked, []],
  [
    'a holder whose contract is not there yet',
    'card-holders',
    CardHolderShow,
    { ...holder, documents: papers.slice(0, 1) },
    [right],
  ],
  [
    'a contract, to who may not take it',
    'card-holders',
    CardHolderShow,
    { ...holder, documents: papers },
    [],
  ],
])('nothing is offered of %s', async (_, resource, Page, record, permissions) => {
  openRecord(resource, Page, record, permissions)
  await screen.findByText(/پخش نمونه|مینا رستمی/)
  await screen.findByText('rights are known')
  expect(button()).toBeNull()
})
