import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { NotesPanel } from '../../src/components/NotesPanel'
import { openDesk, type Answers } from '../support/desk'

let record = 0
let path = ''
beforeEach(() => {
  record += 1
  path = `/api/admin/users/u${record}/notes`
})

const rights = ['users.list', 'notes.write']
const note = (text: string) => ({ id: text, text, at: '2026-11-22T01:02:03Z', by: 'سارا بازبین' })

/** A server that keeps what it is sent. */
const open = (permissions = rights, answers: Answers = {}) => {
  const kept = [note('یادداشت نخست')]
  return openDesk(<NotesPanel about="users" id={`u${record}`} />, {
    permissions,
    answers: {
      [`GET ${path}`]: () => ({ items: kept, hasMore: false }),
      [`POST ${path}`]: ({ body }) => {
        kept.unshift(note(String(body.text)))
        return Response.json(kept[0], { status: 201 })
      },
      ...answers,
    },
  })
}
const field = () => screen.findByRole('textbox', { name: 'یادداشت تازه' })

test('notes are read with their author and time, newest first', async () => {
  open()
  await userEvent.type(await field(), 'دومی')
  await userEvent.click(screen.getByRole('button', { name: 'ثبت یادداشت' }))
  expect(await screen.findByText('دومی', { selector: 'p' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'دومیسارا بازبین · ۰۴:۳۲:۰۳ | ۱۴۰۵/۰۹/۰۱',
    'یادداشت نخستسارا بازبین · ۰۴:۳۲:۰۳ | ۱۴۰۵/۰۹/۰۱',
  ])
  expect(await field()).toHaveValue('')
})

test('Ctrl+Enter sends, Enter alone begins a line, and held keys send once', async () => {
  const { server } = open()
  const typed = await field()
  await userEvent.type(typed, 'خط یک{Enter}خط دو')
  expect(server.to(path, 'POST')).toHaveLength(0)
  const press = { key: 'Enter', code: 'Enter', ctrlKey: true }
  fireEvent.keyDown(typed, press)
  for (let repeat = 0; repeat < 5; repeat++) fireEvent.keyDown(typed, { ...press, repeat: true })
  await waitFor(() => expect(typed).toHaveValue(''))
  expect(server.to(path, 'POST').map(({ body }) => body.text)).toEqual(['خط یک\nخط دو'])
  fireEvent.keyUp(typed, press)
})

test('a text that could not be sent stays, and goes again under the same key', async () => {
  let isBroken = true
  const { server } = open(rights, {
    [`POST ${path}`]: ({ body }) =>
      isBroken
        ? Response.json({ message: 'ارتباط با سرور برقرار نشد.' }, { status: 503 })
        : Response.json(note(String(body.text)), { status: 201 }),
  })
  await userEvent.type(await field(), 'مهم')
  await userEvent.click(screen.getByRole('button', { name: 'ثبت یادداشت' }))
  expect(await screen.findByText('ارتباط با سرور برقرار نشد.')).toBeVisible()
  expect(await field()).toHaveValue('مهم')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'ثبت یادداشت' }))
  await waitFor(async () => expect(await field()).toHaveValue(''))
  const keys = server.to(path, 'POST').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('what was typed is there again when the record is opened again', async () => {
  const { unmount } = open()
  await userEvent.type(await field(), 'نیمه‌کاره')
  unmount()
  open()
  expect(await field()).toHaveValue('نیمه‌کاره')
})

test('an empty note cannot be sent', async () => {
  const { server } = open()
  expect(await field()).toHaveAttribute('maxlength', '2000')
  await userEvent.type(await field(), '   ')
  expect(screen.getByRole('button', { name: 'ثبت یادداشت' })).toBeDisabled()
  fireEvent.keyDown(await field(), { key: 'Enter', code: 'NumpadEnter', ctrlKey: true })
  expect(server.to(path, 'POST')).toHaveLength(0)
})

test('who may only read gets no field', async () => {
  open(['users.list'])
  expect(await screen.findByText('یادداشت نخست')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})
