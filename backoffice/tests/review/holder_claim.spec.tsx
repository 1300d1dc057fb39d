import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import CardHolderShow from '../../src/resources/cards/card-holders/CardHolderShow'
import { openDesk, type Answers } from '../support/desk'

const file = '/api/legal/admin/card-holders/h1'
const sentAt = '2026-11-01T08:00:00.000Z'
const holder = (more: object = {}) => ({
  id: 'h1',
  holderName: 'مینا رستمی',
  companyId: 'c1',
  companyName: 'پخش نمونه',
  phone: '09120000001',
  legalUserKycStatus: 'PENDING',
  contractStatus: 'START',
  documents: [],
  decisions: { holder: null, contract: null },
  cardId: null,
  sentAt,
  removedAt: null,
  claimedBy: null,
  ...more,
})

const openFile = (
  more: object = {},
  answers: Answers = {},
  permissions = ['card-holders.list', 'card-holders.decide']
) =>
  openDesk(
    <Routes>
      <Route path="/card-holders/:id/show" element={<CardHolderShow />} />
    </Routes>,
    {
      resource: 'card-holders',
      path: '/card-holders/h1/show',
      permissions,
      answers: {
        'GET /api/admin/card-holders/h1': () => holder(more),
        [`POST ${file}/claim`]: () => ({}),
        [`POST ${file}/release`]: () => ({}),
        ...answers,
      },
    }
  )

test('the holder of a card is in hand while their file is open, and given back with it', async () => {
  const { server, unmount } = openFile()
  await waitFor(() => expect(server.to(`${file}/claim`)).toHaveLength(1))
  expect(screen.getByRole('button', { name: /تأیید دارنده/ })).toBeEnabled()
  unmount()
  await waitFor(() => expect(server.to(`${file}/release`)).toHaveLength(1))
})

test('who finds the file in other hands reads whose, and decides nothing', async () => {
  const message = 'این پرونده را سارا کریمی در دست بررسی دارد.'
  openFile({}, { [`POST ${file}/claim`]: () => Response.json({ message }, { status: 409 }) })
  expect(await screen.findByText(message)).toBeVisible()
  for (const name of [/تأیید دارنده/, /رد دارنده/]) {
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeDisabled())
  }
})

test.each([
  ['nothing waits', { legalUserKycStatus: 'ACCEPTED' }, undefined],
  ['the company has removed them', { removedAt: sentAt }, undefined],
  ['the reader may not decide', {}, ['card-holders.list']],
])('nobody takes the file in hand where %s', async (_, more, permissions) => {
  const { server } = openFile(more, {}, permissions)
  await screen.findByText('مشخصات دارنده')
  expect(server.to(`${file}/claim`)).toEqual([])
})
