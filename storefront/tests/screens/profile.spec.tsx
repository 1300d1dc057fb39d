import { cardPage } from '#areas/profile/parts/profile/cardPage.ts'
import { cardStatuses } from '@kasbeno/api/contracts/cards'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { session, startSession } from '#core/session.ts'
import { callsOf, serve } from '../money/server.ts'

test('the exit counts here, though the server cannot be told', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  const { default: ProfileScreen } =
    await import('#areas/profile/screens/profile/ProfileScreen.tsx')
  startSession({ bearerToken: 'token' })
  const calls = serve({
    'GET /user/profile': { id: 'u', phone: '09121234567', firstname: null, lastname: null },
    'DELETE /user/logout': 'offline',
  })
  render(<ProfileScreen />)
  await userEvent.click(await screen.findByText('خروج از حساب'))
  const dialog = await screen.findByRole('dialog')
  await userEvent.dblClick(within(dialog).getByRole('button', { name: 'خروج' }))
  await waitFor(() => expect(session.exists.value).toBe(false))
  // The other screens are not here: the button of the one that is left can still be pressed.
  await userEvent.click(within(dialog).getByRole('button', { name: 'خروج' }))
  expect(callsOf(calls, 'DELETE /user/logout')).toHaveLength(1)
})

test('the exit is asked about first, and Back takes the question away', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  const { default: ProfileScreen } =
    await import('#areas/profile/screens/profile/ProfileScreen.tsx')
  startSession({ bearerToken: 'token' })
  const calls = serve({
    'GET /user/profile': { id: 'u', phone: '09121234567', firstname: null, lastname: null },
  })
  render(<ProfileScreen />)
  await userEvent.click(await screen.findByText('خروج از حساب'))
  await screen.findByRole('dialog')
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(session.exists.value).toBe(true)
  expect(callsOf(calls, 'DELETE')).toEqual([])
})

test.each([
  ['START', true],
  ['PENDING', true],
  ['APPROVED', false],
  ['REJECTED', false],
])('while the bank says %s the name is shown: %s', async (bankStatus, isShown) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  const { default: ProfileScreen } =
    await import('#areas/profile/screens/profile/ProfileScreen.tsx')
  startSession({ bearerToken: 'token' })
  serve({
    'GET /user/profile': { id: 'u', phone: '09121234567', firstname: 'مریم', lastname: 'رضایی' },
    'GET /user/kasbeno-fmcg-real/registration-status': { bankStatus, cardStatus: null },
    'GET /settings': [{ name: 'supportPhone', value: '021-9100 0000' }],
  })
  render(<ProfileScreen />)
  await screen.findByText('۰۹۱۲۱۲۳۴۵۶۷')
  expect(screen.getByText('برای تغییر شماره موبایل با پشتیبانی تماس بگیرید.')).toBeVisible()
  const [support] = screen.getAllByRole('link', { name: 'تماس با پشتیبانی' })
  await waitFor(() => expect(support).toHaveAttribute('href', 'tel:02191000000'))
  const name = () => screen.queryByText('مریم رضایی')
  await (isShown ? waitFor(() => expect(name()).toBeVisible()) : expect(name()).toBeNull())
  cleanup()
})

test('the card has a page of its own in the six states that its owner acts in', () => {
  const pages = new Set<unknown>(['/card/management'])
  const shown = [null, ...cardStatuses].filter((status) => cardPage(status, pages) !== null)
  expect(shown.sort()).toEqual(['BLOCKED', 'CREATED', 'DELIVERED', 'DISABLED', 'ENABLED', 'FROZEN'])
  expect(cardPage('ENABLED', new Set())).toBeNull()
})
