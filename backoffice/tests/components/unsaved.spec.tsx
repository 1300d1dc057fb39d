import { permissions } from '@kasbeno/api/contracts/identity'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FormDialog } from '../../src/components/FormDialog'
import { RejectDialog } from '../../src/components/review/RejectDialog'
import ChangeDialog from '../../src/resources/system/settings/ChangeDialog'
import BranchCreate from '../../src/resources/trade/branches/BranchCreate'
import BranchEdit from '../../src/resources/trade/branches/BranchEdit'
import DistributorEdit from '../../src/resources/trade/distributors/DistributorEdit'
import StaffCreate from '../../src/resources/system/staff/StaffCreate'
import StaffEdit from '../../src/resources/system/staff/StaffEdit'
import { openDesk, rows } from '../support/desk'

const confirm = vi.fn<(question?: string) => boolean>()
beforeEach(() => vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(false)))
afterEach(() => vi.unstubAllGlobals())

const closePage = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))

const Noted = ({ onClose }: { onClose: () => void }) => {
  const [note, setNote] = useState('before')
  return (
    <FormDialog
      title="title"
      submit="send"
      isRunning={false}
      onSubmit={() => undefined}
      onClose={onClose}
    >
      <input value={note} onChange={({ target }) => setNote(target.value)} />
    </FormDialog>
  )
}
const openDialog = async () => {
  const onClose = vi.fn()
  openDesk(<Noted onClose={onClose} />)
  await screen.findByRole('dialog')
  return onClose
}

test('a dialog in which nothing was written closes without a question', async () => {
  const onClose = await openDialog()
  expect(closePage()).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(confirm).not.toHaveBeenCalled()
})

test('Escape and a click beside a dialog ask before what was written is lost', async () => {
  const onClose = await openDialog()
  await userEvent.type(screen.getByRole('textbox'), ' and after')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.querySelector('.MuiDialog-container')!)
  expect(confirm).toHaveBeenCalledTimes(2)
  expect(onClose).not.toHaveBeenCalled()
  expect(closePage()).toBe(false)

  confirm.mockReturnValue(true)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('what was taken back is not lost, so nothing is asked', async () => {
  const onClose = await openDialog()
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'x')
  await userEvent.type(field, '{Backspace}')
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(confirm).not.toHaveBeenCalled()
})

const dialogs: [string, (onClose: () => void) => ReactNode][] = [
  [
    'refusing a step',
    (onClose) => (
      <RejectDialog
        title="review.rejectTitle.identity"
        submit="review.reject"
        reasons={['review.reasons.identity.name']}
        isRunning={false}
        refusal={null}
        onReject={() => undefined}
        onClose={onClose}
      />
    ),
  ],
  [
    'changing a setting',
    (onClose) => (
      <ChangeDialog record={{ id: 'support.phone', value: 'before' }} onClose={onClose} />
    ),
  ],
]
test.each(dialogs)('the dialog of %s asks too', async (_, dialog) => {
  const onClose = vi.fn()
  openDesk(dialog(onClose))
  await userEvent.type(await screen.findByRole('textbox'), 'after')
  await userEvent.keyboard('{Escape}')
  expect(confirm).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
})

const branch = { id: 'b1', name: 'before', code: '1', active: true, distributorId: 'd1' }
const distributor = { id: 'd1', category: 'before', officeAddresses: [], priority: 1, active: true }
const member = { id: 's1', username: 'sara', fullName: 'before', roles: [], active: true }
const answers = {
  'GET /api/admin/branches/b1': () => branch,
  'GET /api/admin/branches': () => rows([branch]),
  'PUT /api/admin/branches/b1': () => branch,
  'GET /api/admin/distributors/d1': () => distributor,
  'GET /api/admin/distributors': () => rows([distributor]),
  'GET /api/admin/staff/s1': () => member,
  'GET /api/admin/roles': () => rows([]),
  'GET /api/admin/provinces': () => rows([]),
}
const forms: [string, string, ReactNode][] = [
  ['a new branch', '/branches/create', <BranchCreate />],
  ['a branch', '/branches/b1', <BranchEdit />],
  ['a distributor', '/distributors/d1', <DistributorEdit />],
  ['a new member of staff', '/staff/create', <StaffCreate />],
  ['a member of staff', '/staff/s1', <StaffEdit />],
]
const openForm = (path: string, form: ReactNode) => {
  const resource = path.split('/')[1]!
  return openDesk(
    <Routes>
      <Route path={`/${resource}/create`} element={form} />
      <Route path={`/${resource}/:id`} element={form} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { resource, path, answers, permissions }
  )
}

/** An input of the form, once it holds what the record says. */
const inputOf = async (path: string) =>
  path.endsWith('create')
    ? (await screen.findAllByRole('textbox'))[0]!
    : screen.findByDisplayValue('before')

test.each(forms)('leaving the form of %s asks once something was typed', async (_, path, form) => {
  const { router } = openForm(path, form)
  const field = await inputOf(path)
  expect(closePage()).toBe(true)
  await userEvent.type(field, '5')
  await waitFor(() => expect(closePage()).toBe(false))
  void router.navigate('/elsewhere')
  await waitFor(() => expect(confirm).toHaveBeenCalledOnce())
  expect(confirm.mock.calls[0]![0]).toContain('ذخیره نشده')
  expect(router.state.location.pathname).toBe(path)

  confirm.mockReturnValue(true)
  // the form has taken the answer once it takes another letter
  await userEvent.type(field, '6')
  void router.navigate('/elsewhere')
  await screen.findByText('elsewhere')
})

test('what was saved is left without a question', async () => {
  const { server } = openForm('/branches/b1', <BranchEdit />)
  await userEvent.type(await inputOf('/branches/b1'), '5')
  await userEvent.click(await screen.findByRole('button', { name: 'ذخیره' }))
  await screen.findByText('elsewhere')
  expect(server.calls.some(({ method }) => method === 'PUT')).toBe(true)
  expect(confirm).not.toHaveBeenCalled()
})
