import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileButton } from '#ui/FileButton.tsx'
import { toasts } from '#core/toast.ts'
import { aFile, callsOf, serve } from '../money/server.ts'

const done = 'فایل ذخیره شد.'
const call = 'GET /order/plan/export'

/** The button, focused; each file that it asks for is given by hand. */
const shown = () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  let give: (answer: unknown) => void = () => undefined
  const calls = serve({ [call]: () => new Promise((resolve) => (give = resolve)) })
  const page = render(
    <FileButton path="/order/plan/export" done={done}>
      دریافت
    </FileButton>
  )
  const take = screen.getByRole('button', { name: 'دریافت' })
  take.focus()
  const asked = () => callsOf(calls, call).length
  return { take, page, saved, asked, give: (answer: unknown) => give(answer) }
}

test('however it is pressed while a file is on its way, one is asked for and saved', async () => {
  const { take, asked, give, saved } = shown()
  await userEvent.dblClick(take)
  await userEvent.keyboard('{Enter>5/}')
  expect(take).toHaveAttribute('aria-busy')
  give(aFile('گزارش.pdf'))
  await waitFor(() => expect(toasts.value.map(({ message }) => message)).toEqual([done]))
  expect([asked(), saved.mock.calls.length]).toEqual([1, 1])
})

test('a key that is still held once the file has come asks for no other', async () => {
  const { take, give } = shown()
  await userEvent.keyboard('{Enter}')
  give(aFile('گزارش.pdf'))
  await waitFor(() => expect(take).not.toHaveAttribute('aria-busy'))
  // A browser presses the button again for each repetition that is not prevented.
  expect(fireEvent.keyDown(take, { key: 'Enter', repeat: true })).toBe(false)
  expect(fireEvent.keyDown(take, { key: 'Enter' })).toBe(true)
})

test('a failure is told to who waits, and not over the page of who has left', async () => {
  const { take, page, asked, give } = shown()
  await userEvent.click(take)
  give('offline')
  await waitFor(() => expect(toasts.value).toHaveLength(1))
  toasts.value = []
  await userEvent.click(take)
  await waitFor(() => expect(asked()).toBe(2))
  page.unmount()
  give('offline')
  vi.useFakeTimers()
  for (let step = 0; step < 20; step++) await vi.advanceTimersByTimeAsync(10)
  vi.useRealTimers()
  expect(toasts.value).toEqual([])
})
