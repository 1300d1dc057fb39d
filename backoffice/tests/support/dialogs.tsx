import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { RecordContextProvider, type RaRecord } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { vi } from 'vitest'
import { Ready, type CommandTable } from './commands'
import { openDesk } from './desk'

/** What a command sends while nothing answers; `fail` cuts the line. */
const silentLine = () => {
  const answered = globalThis.fetch
  const sent: { url: string; key: string | null }[] = []
  let fail = (): void => undefined
  vi.stubGlobal('fetch', (url: string, options: RequestInit = {}) => {
    if ((options.method ?? 'GET') === 'GET') return answered(url, options)
    sent.push({ url, key: new Headers(options.headers).get('Idempotency-Key') })
    return new Promise((_, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'))
    })
  })
  return { sent, fail: () => act(async () => fail()) }
}

/** The command on a record that allows it, on a page with another one behind it. */
export const openPage = async (table: CommandTable) => {
  const [changes] = Object.values(table.states).find(([, outcome]) => outcome === 'offered')!
  const record = { id: 'r0', ...table.record, ...changes } as RaRecord
  const page = (
    <RecordContextProvider value={record}>
      {table.element}
      <Ready />
    </RecordContextProvider>
  )
  const { router } = openDesk(
    <Routes>
      <Route path="/here" element={page} />
      <Route path="*" element={null} />
    </Routes>,
    {
      resource: table.resource,
      permissions: [table.right],
      answers: table.answers,
      path: '/before',
    }
  )
  await act(() => router.navigate('/here'))
  await screen.findByText('ready')
  const line = silentLine()
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: table.label }))
    return screen.findByRole('dialog')
  }
  return {
    line,
    open,
    goBack: () => act(() => router.navigate(-1)),
    isHere: () => router.state.location.pathname === '/here',
    isClosed: () => waitFor(() => screen.queryByRole('dialog') === null || Promise.reject()),
  }
}

export const fieldsOf = (dialog: HTMLElement) =>
  [
    ...within(dialog).queryAllByRole<HTMLInputElement | HTMLTextAreaElement>('textbox'),
    ...dialog.querySelectorAll<HTMLInputElement>('input[type=password]'),
  ].filter((field) => !field.readOnly && !field.disabled)

export const typeInto = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } })

export const answerOf = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLButtonElement>('button[type=submit]')
