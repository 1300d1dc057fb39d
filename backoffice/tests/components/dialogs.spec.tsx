import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { ImportDialog } from '../../src/components/ImportDialog'
import { KeysDialog, reviewKeys } from '../../src/components/review/KeysDialog'
import { openDesk } from '../support/desk'

const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const withDialog = Object.entries(sources).filter(([, text]) => /<Dialog\b/.test(text))

test('every dialog is known to the test', () => {
  expect(withDialog.length).toBeGreaterThan(7)
})

test.each(withDialog)('%s: Back closes its dialog, not the page under it', (_, text) => {
  expect(text).toMatch(/\b(useBack|useUnsaved)\(/)
})

test('Back closes the help of the review desk, and the page stays', async () => {
  const onClose = vi.fn()
  const { router } = openDesk(<KeysDialog keys={reviewKeys} onClose={onClose} />, { path: '/a' })
  await screen.findByRole('dialog')
  await act(() => router.navigate('/b'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(router.state.location.pathname).toBe('/b')
})

test('the answer to an imported file is closed by Enter', async () => {
  const onClose = vi.fn()
  openDesk(
    <ImportDialog
      words="printBatches.import"
      send={() => Promise.resolve({ rows: 2 })}
      isRunning={false}
      refusal={null}
      clearRefusal={() => undefined}
      onClose={onClose}
    >
      {({ rows }) => <p>rows: {rows}</p>}
    </ImportDialog>
  )
  const input = await screen.findByLabelText('انتخاب فایل اکسل', { selector: 'input' })
  await userEvent.upload(input, new File(['x'], 'answer.xlsx'))
  await userEvent.click(screen.getByRole('button', { name: 'فرستادن' }))
  await screen.findByText('rows: 2')
  await userEvent.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledOnce()
})
