import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import CardHolderReview from '../../src/resources/cards/card-holders/CardHolderReview'
import { openDesk, rows, type Answers } from '../support/desk'

const base = '/api/legal/admin/card-holders'
const file = `${base}/h1`
const sentAt = '2026-11-01T08:00:00.000Z'
const contractSentAt = '2026-11-02T08:00:00.000Z'
const documents = ['nationalCardFront', 'nationalCardBack', 'cardIssuanceContract'].map((kind) => ({
  id: kind,
  kind,
  url: `/papers/${kind}`,
  width: 10,
  height: 10,
}))
const holder = (id: string, more: object = {}) => ({
  id,
  holderName: id === 'h1' ? 'مینا رستمی' : 'رضا کریمی',
  companyId: 'c1',
  companyName: 'پخش نمونه',
  phone: '09120000001',
  legalUserKycStatus: 'PENDING',
  contractStatus: 'START',
  documents,
  decisions: { holder: null, contract: null },
  cardId: null,
  sentAt,
  contractSentAt,
  removedAt: null,
  claimedBy: null,
  ...more,
})
type Holder = ReturnType<typeof holder>

const statuses = { verify: 'ACCEPTED', reject: 'REJECTED', reopen: 'PENDING' } as const

/** A desk with these holders in its queue; a decision answers the status alone, as the server does. */
const openReview = (
  holders: Holder[],
  answers: Answers = {},
  permissions = ['card-holders.list', 'card-holders.decide']
) => {
  const stored = new Map(holders.map((each) => [each.id, each]))
  const decisions: Answers = {}
  for (const { id } of holders) {
    for (const [step, field] of [
      ['', 'legalUserKycStatus'],
      ['contract/', 'contractStatus'],
    ] as const) {
      for (const [command, status] of Object.entries(statuses)) {
        decisions[`POST ${base}/${id}/${step}${command}`] = () => {
          stored.set(id, { ...stored.get(id)!, [field]: status })
          return { status }
        }
      }
    }
    for (const command of ['claim', 'release']) {
      decisions[`POST ${base}/${id}/${command}`] = () => ({})
    }
    decisions[`GET /api/admin/card-holders/${id}`] = () => stored.get(id)
  }
  return openDesk(
    <Routes>
      <Route path="/card-holders/:id/review" element={<CardHolderReview />} />
    </Routes>,
    {
      resource: 'card-holders',
      path: `/card-holders/${holders[0]!.id}/review`,
      permissions,
      answers: {
        'GET /api/admin/card-holders': () => rows([...stored.values()]),
        ...decisions,
        ...answers,
      },
    }
  )
}

const names = { holder: 'دارنده کارت', contract: 'قرارداد کارت' } as const
const accept = (part: keyof typeof names = 'holder') =>
  screen.findByRole('button', { name: `تأیید ${names[part]} (A)` })
const refuse = (part: keyof typeof names = 'holder') =>
  screen.getByRole('button', { name: `رد ${names[part]} (R)` })
const papers = {
  nationalCardFront: 'روی کارت ملی',
  nationalCardBack: 'پشت کارت ملی',
  cardIssuanceContract: 'قرارداد صدور کارت',
} as const
const open = async (kind: keyof typeof papers) => {
  const name = new RegExp(papers[kind])
  const [button] = await screen.findAllByRole('button', { name })
  await userEvent.click(button!)
  return screen.findByAltText(name)
}
const show = async (kind: keyof typeof papers) => fireEvent.load(await open(kind))
const fail = async (kind: keyof typeof papers) => fireEvent.error(await open(kind))
const seeCard = async () => {
  await show('nationalCardFront')
  await show('nationalCardBack')
}

test('the holder of a card is in hand while their file is open, and given back with it', async () => {
  const { server, unmount } = openReview([holder('h1')])
  await waitFor(() => expect(server.to(`${file}/claim`)).toHaveLength(1))
  await seeCard()
  expect(await accept()).toBeEnabled()
  unmount()
  await waitFor(() => expect(server.to(`${file}/release`)).toHaveLength(1))
})

test('who finds the file in other hands reads whose, and decides nothing', async () => {
  const message = 'این پرونده را سارا کریمی در دست بررسی دارد.'
  const { server } = openReview([holder('h1', { contractStatus: 'PENDING' })], {
    [`POST ${file}/claim`]: () => Response.json({ message }, { status: 409 }),
  })
  expect(await screen.findByText(message)).toBeVisible()
  await seeCard()
  await show('cardIssuanceContract')
  for (const part of ['holder', 'contract'] as const) {
    await userEvent.keyboard(part === 'holder' ? '1' : '2')
    expect(await accept(part)).toBeDisabled()
    expect(refuse(part)).toBeDisabled()
    await userEvent.keyboard('ar')
  }
  expect(screen.queryByRole('dialog')).toBeNull()
  const sent = server.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(sent).toEqual([`${file}/claim`])
})

test.each([
  ['nothing waits', { legalUserKycStatus: 'ACCEPTED' }, undefined],
  ['the company has removed them', { removedAt: sentAt }, undefined],
  ['the reader may not decide', {}, ['card-holders.list']],
])('nobody takes the file in hand where %s', async (_, more, permissions) => {
  const { server } = openReview([holder('h1', more)], {}, permissions)
  await screen.findByRole('heading', { name: 'مینا رستمی' })
  await seeCard()
  await userEvent.keyboard('ar')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('of whom the company has removed nothing is decided, and the desk says why', async () => {
  openReview([holder('h1', { removedAt: sentAt })])
  expect(await screen.findByText('شرکت این دارنده را برداشته است.')).toBeVisible()
  await seeCard()
  expect(await accept()).toBeDisabled()
  expect(refuse()).toBeDisabled()
})

test.each(['START', 'ACCEPTED', 'REJECTED'])('what is %s is not decided', async (status) => {
  openReview([holder('h1', { legalUserKycStatus: status, contractStatus: status })])
  for (const key of ['1', '2']) {
    await userEvent.keyboard(key)
    expect(await screen.findByText('این مرحله در انتظار بررسی نیست.')).toBeVisible()
  }
  expect(screen.queryByRole('button', { name: /\(A\)|\(R\)/ })).toBeNull()
})

test('the person is accepted when both sides of their card were on the screen, and refused when no other can be opened', async () => {
  openReview([holder('h1')])
  await show('nationalCardFront')
  expect(await accept()).toBeDisabled()
  expect(refuse()).toBeDisabled()
  await fail('nationalCardBack')
  expect(await accept()).toBeDisabled()
  expect(refuse()).toBeEnabled()
})

test('the contract is accepted when it was on the screen, and refused though it cannot be opened', async () => {
  openReview([holder('h1', { legalUserKycStatus: 'ACCEPTED', contractStatus: 'PENDING' })])
  expect(await accept('contract')).toBeDisabled()
  expect(refuse('contract')).toBeDisabled()
  await fail('cardIssuanceContract')
  expect(await accept('contract')).toBeDisabled()
  expect(refuse('contract')).toBeEnabled()
})

test('a queue of holders is worked off by keys alone, and the last decision is taken back', async () => {
  const { server, router } = openReview([
    holder('h1', { contractStatus: 'PENDING' }),
    holder('h2', { legalUserKycStatus: 'ACCEPTED', contractStatus: 'PENDING' }),
  ])
  await accept()
  await seeCard()
  await userEvent.keyboard('a')
  await accept('contract')
  await show('cardIssuanceContract')
  await userEvent.keyboard('r')
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('رد قرارداد کارت')
  await userEvent.keyboard('3')
  await userEvent.type(within(dialog).getByRole('textbox'), 'مهر ناخواناست.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await screen.findByRole('heading', { name: 'رضا کریمی' })
  expect(router.state.location.pathname).toBe('/card-holders/h2/review')
  expect(server.to(`${file}/verify`).map(({ body }) => body)).toEqual([{ sentAt }])
  expect(server.to(`${file}/contract/reject`).map(({ body }) => body)).toEqual([
    {
      rejectionReason: 'قرارداد مهر شرکت را ندارد.\nمهر ناخواناست.',
      sentAt: contractSentAt,
    },
  ])
  expect(screen.getByRole('alert')).toHaveTextContent(
    'مینا رستمی: قرارداد کارت رد شد و به مدیرعامل اعلام می‌شود.'
  )
  await userEvent.keyboard('u')
  await screen.findByRole('heading', { name: 'مینا رستمی' })
  expect(server.to(`${file}/contract/reopen`)).toHaveLength(1)
  // Nothing of it was seen yet: it is looked at anew.
  expect(await accept('contract')).toBeDisabled()
})
