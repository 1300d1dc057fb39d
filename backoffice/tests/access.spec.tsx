import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RecordContextProvider, type RaRecord } from 'react-admin'
import { expect, test } from 'vitest'
import { CommandButton } from '../src/components/CommandButton'
import { mayOpen } from '../src/providers/access'
import { AllocateButton, VisitButton } from '../src/resources/work/registrations/commands'
import { openDesk } from './support/desk'

const withRecord = (record: object, element: React.ReactNode) => (
  <RecordContextProvider value={{ id: 'r1', ...record } as RaRecord}>
    <p>here</p>
    {element}
  </RecordContextProvider>
)
const command = (
  <CommandButton
    name="visit"
    permission="registrations.visit"
    path={({ id }) => `registrations/${id}/visit`}
    disabledReason={({ isOpen }) => (isOpen ? null : 'registrations.visitNotNow')}
    hotkey="KeyV"
  />
)

test('a command is there for those who hold its right alone', async () => {
  const { server } = openDesk(withRecord({ isOpen: true }, command), {
    permissions: ['registrations.list'],
  })
  await screen.findByText('here')
  await waitFor(() => expect(server.to('/api/admin/me')).not.toHaveLength(0))
  expect(screen.queryByRole('button')).toBeNull()
  await userEvent.keyboard('v')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a command that the record forbids cannot be pressed, nor run by its key', async () => {
  openDesk(withRecord({ isOpen: false }, command), { permissions: ['registrations.visit'] })
  expect(await screen.findByRole('button')).toBeDisabled()
  await userEvent.keyboard('v')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a command that the record allows asks first, then runs once', async () => {
  const { server } = openDesk(withRecord({ isOpen: true }, command), {
    permissions: ['registrations.visit'],
    answers: { 'POST /api/admin/registrations/r1/visit': () => ({ id: 'r1' }) },
  })
  await userEvent.click(await screen.findByRole('button'))
  const send = (await screen.findByRole('dialog')).querySelector('[type=submit]')!
  expect(server.to('/api/admin/registrations/r1/visit')).toHaveLength(0)
  await userEvent.dblClick(send)
  await screen.findByText('here')
  const keys = new Set(
    server
      .to('/api/admin/registrations/r1/visit')
      .map(({ headers }) => headers.get('Idempotency-Key'))
  )
  expect(keys.size).toBe(1)
})

const approved = {
  plan: 'kasbeno-digital-real',
  identityOverallStatus: 'APPROVED',
  shopOverallStatus: 'APPROVED',
  docsOverallStatus: 'APPROVED',
}

test.each([
  ['three approved steps', {}, true],
  ['a step that waits', { docsOverallStatus: 'PENDING' }, false],
  ['credit already given', { creditLine: { id: 'l', limit: 1 } }, false],
  ['a second person is asked', { pendingApproval: { id: 'a', amount: 1 } }, false],
  ['a package without its fee', { plan: 'kasbeno-fmcg-real' }, false],
  ['a package and its fee', { plan: 'kasbeno-fmcg-real', fee: { status: 'PAID' } }, true],
])('credit, with %s', async (_, changes, isOffered) => {
  openDesk(withRecord({ ...approved, ...changes }, <AllocateButton />), {
    permissions: ['credit.allocate'],
  })
  const button = await screen.findByRole('button')
  if (isOffered) expect(button).toBeEnabled()
  else expect(button).toBeDisabled()
})

test('a visit is recorded after the score alone', async () => {
  openDesk(
    <>
      {withRecord({ kycStep: 'CREDIT_SCORE_ACCEPTED' }, <VisitButton />)}
      {withRecord({ kycStep: 'PHONE_CONFIRMED' }, <VisitButton />)}
    </>,
    { permissions: ['registrations.visit'] }
  )
  expect(await screen.findAllByRole('button')).toHaveLength(1)
})

const edits = [
  ['branches', 'branches.update'],
  ['distributors', 'distributors.update'],
  ['settings', 'settings.update'],
  ['staff', 'staff.update'],
  ['roles', 'staff.update'],
] as const

test.each(edits)('%s are changed by those who hold %s alone', (resource, right) => {
  for (const action of ['edit', 'create']) {
    expect(mayOpen([right], resource, action)).toBe(true)
    expect(mayOpen(['distributors.list', 'staff.list', 'settings.list'], resource, action)).toBe(
      false
    )
  }
})

test('what has no right of its own is changed by nobody', () => {
  for (const resource of ['orders', 'users', 'payments', 'registrations', 'unknown']) {
    expect(mayOpen(['orders.list', 'users.list', 'staff.update'], resource, 'edit')).toBe(false)
  }
})
