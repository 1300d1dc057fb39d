import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '#ui/Dialog.tsx'
import { SelectSheet } from '#ui/SelectSheet.tsx'
import type { Option } from '#core/options.ts'
import { useOverlay } from '#ui/useOverlay.ts'
import { Toasts } from '#ui/Toasts.tsx'
import { leaveOverlays } from '#core/overlays.ts'
import { toast } from '#core/toast.ts'

const Opener = ({ onClose }: { onClose?: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClose?.()
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>باز کردن</button>
      {isOpen && (
        <Dialog title="برگه" onClose={close}>
          <p>متن</p>
        </Dialog>
      )}
    </>
  )
}

const Step = ({ onBack }: { onBack: () => void }) => {
  useOverlay(onBack)
  return <p>گام کد</p>
}

const SheetThenStep = () => {
  const [at, setAt] = useState<'page' | 'sheet' | 'step'>('page')
  if (at === 'step') return <Step onBack={() => setAt('page')} />
  return (
    <>
      <button onClick={() => setAt('sheet')}>پرداخت</button>
      {at === 'sheet' && (
        <Dialog title="برگه" onClose={() => setAt('page')}>
          <button onClick={() => setAt('step')}>ارسال کد</button>
        </Dialog>
      )}
    </>
  )
}

const pressBack = async () => {
  const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.back()
    await gone
  })
}
const entryOf = () => (history.state as { overlay?: string } | null)?.overlay
const opened = () => waitFor(() => expect(entryOf()).toBeDefined())
const settled = () => waitFor(() => expect(entryOf()).toBeUndefined())
const options: Option[] = [
  { value: '1', label: 'کاشان' },
  { value: '2', label: 'کرمان' },
]
const loaded = { data: options, isLoading: false, reload: () => undefined }

test('Back closes what is open, and the page stays where it was', async () => {
  history.replaceState(null, '', '/order/7/pending')
  const onClose = vi.fn()
  render(<Opener onClose={onClose} />)
  await userEvent.click(screen.getByText('باز کردن'))
  await opened()
  await pressBack()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(location.pathname).toBe('/order/7/pending')
  expect(entryOf()).toBeUndefined()
})

test('closed by its button, a dialog leaves nothing that Back would have to pass', async () => {
  history.pushState(null, '', '/home')
  history.pushState(null, '', '/order')
  render(<Opener />)
  await userEvent.click(screen.getByText('باز کردن'))
  await opened()
  await userEvent.click(screen.getByLabelText('بستن'))
  await settled()
  expect(location.pathname).toBe('/order')
  await pressBack()
  expect(location.pathname).toBe('/home')
})

test('a code step that follows a sheet is left by one press, to the page and not beyond it', async () => {
  history.pushState(null, '', '/home')
  history.pushState(null, '', '/order/7/pending')
  render(<SheetThenStep />)
  await userEvent.click(screen.getByText('پرداخت'))
  await opened()
  const ofSheet = entryOf()
  await userEvent.click(screen.getByText('ارسال کد'))
  await waitFor(() => expect([undefined, ofSheet]).not.toContain(entryOf()))
  await pressBack()
  expect(screen.getByText('پرداخت')).toBeVisible()
  expect(location.pathname).toBe('/order/7/pending')
  await pressBack()
  expect(location.pathname).toBe('/home')
})

test('a page that replaces another leaves no entry of its overlays behind', async () => {
  history.pushState(null, '', '/order')
  history.pushState(null, '', '/order/7/pending')
  const onClose = vi.fn()
  render(<Opener onClose={onClose} />)
  await userEvent.click(screen.getByText('باز کردن'))
  await opened()
  await act(() => leaveOverlays())
  history.replaceState(null, '', '/order/7/pending/payment-status')
  await pressBack()
  expect(location.pathname).toBe('/order')
  expect(onClose).not.toHaveBeenCalled()
})

test('Back passes over an entry whose overlay is gone', async () => {
  history.pushState(null, '', '/home')
  history.pushState({ overlay: 'of a page that was reloaded' }, '', '/home')
  history.pushState(null, '', '/wallet')
  history.back()
  await waitFor(() => expect([location.pathname, history.state]).toEqual(['/home', null]))
})

test('the second tap of a double tap neither closes it nor presses what came up under the finger', async () => {
  const pressed = vi.fn()
  const onClose = vi.fn()
  render(
    <Dialog title="برگه" onClose={onClose} actions={<button onClick={pressed}>ارسال کد</button>}>
      متن
    </Dialog>
  )
  const send = screen.getByRole('button', { name: 'ارسال کد' })
  fireEvent.click(send, { detail: 2 })
  fireEvent.click(screen.getByRole('dialog'), { detail: 2 })
  expect(pressed).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(send)
  expect(pressed).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('dialog'), { detail: 1 })
  expect(onClose).toHaveBeenCalledOnce()
})

test('gives the focus back to what opened it', async () => {
  render(<Opener />)
  const opener = screen.getByText('باز کردن')
  await userEvent.click(opener)
  expect(opener).not.toHaveFocus()
  await userEvent.click(screen.getByLabelText('بستن'))
  expect(opener).toHaveFocus()
})

test('Enter in a picker’s search submits nothing, and takes the one option that is left', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const onChange = vi.fn()
  render(
    <form onSubmit={onSubmit}>
      <SelectSheet label="شهر" value="" onChange={onChange} options={loaded} />
      <button>ثبت</button>
    </form>
  )
  await userEvent.click(screen.getByLabelText('شهر'))
  await userEvent.type(screen.getByRole('searchbox'), 'ک{Enter}')
  expect(screen.getByRole('dialog')).toBeVisible()
  await userEvent.type(screen.getByRole('searchbox'), 'اشان{Enter}')
  expect(onChange.mock.calls).toEqual([['1']])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a message is told in the dialog that is in front, once, and on the page when there is none', async () => {
  render(
    <>
      <Toasts />
      <Opener />
    </>
  )
  await userEvent.click(screen.getByText('باز کردن'))
  act(() => toast('error', 'ارتباط با سرور برقرار نشد.'))
  expect(screen.getByRole('dialog')).toContainElement(
    screen.getByText('ارتباط با سرور برقرار نشد.')
  )
  await userEvent.click(screen.getByLabelText('بستن'))
  expect(screen.getByText('ارتباط با سرور برقرار نشد.')).toBeVisible()
})
