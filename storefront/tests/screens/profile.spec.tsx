import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { session, startSession } from '#lib/session.ts'
import { callsOf, serve } from '../money/server.ts'

test('the exit counts here, though the server cannot be told', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  const { default: ProfileScreen } = await import('#screens/profile/ProfileScreen.tsx')
  startSession({ bearerToken: 'token' })
  const calls = serve({
    'GET /user/profile': { id: 'u', phone: '09121234567', firstname: null, lastname: null },
    'DELETE /user/logout': 'offline',
  })
  render(<ProfileScreen />)
  await userEvent.click(await screen.findByText('خروج از حساب'))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'خروج' }))
  await waitFor(() => expect(session.exists.value).toBe(false))
  expect(callsOf(calls, 'DELETE /user/logout')).toHaveLength(1)
})
