import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from '#core/toast.ts'
import { useFile } from '#core/useFile.ts'
import { aFile, callsOf, serve } from '../money/server.ts'

const Page = () => {
  const take = useFile({ done: 'ذخیره شد.' })
  return <button onClick={() => void take.run('/order/plan/export')}>دریافت</button>
}
const call = 'GET /order/plan/export'

const asked = async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  let give: (file: unknown) => void = () => undefined
  const calls = serve({ [call]: () => new Promise((resolve) => (give = resolve)) })
  const page = render(<Page />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(callsOf(calls, call)).toHaveLength(1))
  return { saved, page, give: () => give(aFile('فاکتورها.xlsx')) }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  toasts.value = []
})

test('whoever waits for a file is handed it', async () => {
  const { saved, give } = await asked()
  give()
  await waitFor(() => expect(toasts.value.map(({ message }) => message)).toEqual(['ذخیره شد.']))
  expect(saved).toHaveBeenCalledOnce()
})

test('whoever has left its page is handed nothing', async () => {
  const { saved, page, give } = await asked()
  page.unmount()
  give()
  vi.useFakeTimers()
  for (let step = 0; step < 20; step++) await vi.advanceTimersByTimeAsync(10)
  vi.useRealTimers()
  expect(saved).not.toHaveBeenCalled()
  expect(toasts.value).toEqual([])
})
