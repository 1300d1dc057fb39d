import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { RecordContextProvider } from 'react-admin'
import { expect, test, vi } from 'vitest'
import { CommandButton, type CommandButtonProps } from '../../src/components/CommandButton'
import { useCommand } from '../../src/components/useCommand'
import { fakeServer, openDesk, type Answers } from '../support/desk'

const path = '/api/admin/orders/o1/fraud'
const aCommand = (answers: Answers) => {
  const server = fakeServer(answers)
  const { result } = renderHook(() => useCommand(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  })
  const run = (body: object) =>
    act(() => result.current.run('orders/o1/fraud', body as Record<string, unknown>))
  const keys = () => server.to(path).map(({ headers }) => headers.get('Idempotency-Key'))
  return { run, keys }
}

test('a command whose answer was lost is repeated under its key, another one has another', async () => {
  const { run, keys } = aCommand({
    [`POST ${path}`]: () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await run({ reason: 'یک' })
  await run({ reason: 'یک' })
  await run({ reason: 'دو' })
  const [first, repeated, other] = keys()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(repeated).toBe(first)
  expect(other).not.toBe(first)
})

test('a command that was answered and is meant again has a new key', async () => {
  const { run, keys } = aCommand({ [`POST ${path}`]: () => ({}) })
  await run({ reason: 'یک' })
  await run({ reason: 'یک' })
  expect(new Set(keys()).size).toBe(2)
})

test('after a refusal the page is read anew once the dialog is closed, for another may have been faster', async () => {
  fakeServer({
    [`POST ${path}`]: () => Response.json({ message: 'انجام شده است.' }, { status: 409 }),
  })
  const queries = new QueryClient()
  const readAnew = vi.spyOn(queries, 'invalidateQueries')
  const { result, unmount } = renderHook(() => useCommand(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  })
  await act(() => result.current.run('orders/o1/fraud', {}))
  expect(result.current.refusal?.message).toBe('انجام شده است.')
  expect(readAnew).not.toHaveBeenCalled()
  unmount()
  expect(readAnew).toHaveBeenCalledOnce()
})

const openDialog = async (answers: Answers, more: Partial<CommandButtonProps> = {}) => {
  const desk = openDesk(
    <RecordContextProvider value={{ id: 'o1', externalId: '5' }}>
      <CommandButton
        name="reportFraud"
        permission="orders.fraud"
        path={({ id }) => `orders/${id}/fraud`}
        reason="required"
        {...more}
      />
    </RecordContextProvider>,
    { answers, permissions: ['orders.fraud'] }
  )
  await userEvent.click(await screen.findByRole('button', { name: 'توقف فاکتور' }))
  const dialog = within(await screen.findByRole('dialog'))
  return { ...desk, dialog, send: dialog.getByRole('button', { name: 'توقف فاکتور' }) }
}

test('a reason that is required is asked for; spaces are none', async () => {
  const { server, dialog, send } = await openDialog({ [`POST ${path}`]: () => ({}) })
  expect(send).toBeDisabled()
  const field = dialog.getByLabelText(/دلیل/)
  await userEvent.type(field, '   ')
  expect(send).toBeDisabled()
  await userEvent.type(field, 'مشکوک ')
  await userEvent.click(send)
  await screen.findByText('فاکتور متوقف شد.')
  expect(server.to(path).map(({ body }) => body)).toEqual([{ reason: 'مشکوک' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Ctrl+Enter in the reason sends it as its button does: complete, and once for a held key', async () => {
  const { server, dialog } = await openDialog({
    [`POST ${path}`]: () => Response.json({ message: 'این فاکتور بسته است.' }, { status: 409 }),
  })
  const user = userEvent.setup()
  const field = dialog.getByLabelText(/دلیل/)
  await user.click(field)
  await user.keyboard('{Control>}{Enter}{/Control}')
  expect(server.to(path)).toHaveLength(0)
  await user.keyboard('مشکوک{Control>}{Enter>}')
  await dialog.findByRole('alert')
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', ctrlKey: true })
  expect(server.to(path)).toHaveLength(1)
  await user.keyboard('{/Enter}{Enter}{/Control}')
  await waitFor(() => expect(server.to(path)).toHaveLength(2))
  expect(field).toHaveValue('مشکوک')
})

test.each([
  ['forgiveLateFee', 'مبلغ بخشودگی'],
  ['changeLimit', 'سقف تازه'],
  ['allocate', 'مبلغ اعتبار'],
])('the amount that %s asks for is called what it is', async (name, label) => {
  openDesk(
    <RecordContextProvider value={{ id: 'o1' }}>
      <CommandButton name={name} permission="orders.fraud" path={() => 'x'} amount={() => 5} />
    </RecordContextProvider>,
    { permissions: ['orders.fraud'] }
  )
  await userEvent.click(await screen.findByRole('button'))
  expect(await screen.findByLabelText(label)).toHaveValue('۵')
})

test('what the server has against a command is read in its dialog, which stays', async () => {
  const { dialog, send } = await openDialog({
    [`POST ${path}`]: () => Response.json({ message: 'این فاکتور بسته است.' }, { status: 409 }),
  })
  fireEvent.change(dialog.getByLabelText(/دلیل/), { target: { value: 'مشکوک' } })
  await userEvent.click(send)
  expect(await dialog.findByRole('alert')).toHaveTextContent('این فاکتور بسته است.')
})

test('what the server has against a field that the dialog has under another name is read in it too', async () => {
  const errors = [{ field: 'limit', rule: 'max', message: 'سقف بیش از بسته است.' }]
  const { dialog, send } = await openDialog({
    [`POST ${path}`]: () =>
      Response.json({ message: 'ورودی نادرست است.', errors }, { status: 422 }),
  })
  fireEvent.change(dialog.getByLabelText(/دلیل/), { target: { value: 'مشکوک' } })
  await userEvent.click(send)
  expect(await dialog.findByRole('alert')).toHaveTextContent('سقف بیش از بسته است.')
})

test('what the server has against a field stands under it, and the cursor in it', async () => {
  const errors = [{ field: 'reason', rule: 'minLength', message: 'دلیل کوتاه است.' }]
  const { dialog, send } = await openDialog({
    [`POST ${path}`]: () =>
      Response.json({ message: 'ورودی نادرست است.', errors }, { status: 422 }),
  })
  const field = dialog.getByLabelText(/دلیل/)
  fireEvent.change(field, { target: { value: 'م' } })
  await userEvent.click(send)
  await waitFor(() => expect(field).toHaveAccessibleDescription('دلیل کوتاه است.'))
  expect(field).toHaveFocus()
})
