import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import LatinNameScreen from '#areas/signup/screens/LatinNameScreen.tsx'
import { clearSession, startSession } from '#core/session.ts'
import { callsOf, serve } from '../money/server.ts'

const profile = { id: 'u', phone: '09121234567', firstnameEn: null, lastnameEn: null }
const put = 'PUT /user/kasbeno-fmcg-real/en-complementary'

beforeEach(() => {
  startSession({ bearerToken: 'token' })
})
afterEach(() => {
  cleanup()
  clearSession()
})

test('a name in other letters is told under its field, a right one is sent as the card bears it, once', async () => {
  const calls = serve({ 'GET /user/profile': profile, [put]: profile })
  render(<LatinNameScreen />)
  await userEvent.type(await screen.findByLabelText('نام به لاتین'), 'مریم')
  await userEvent.type(screen.getByLabelText('نام خانوادگی به لاتین'), 'R'.repeat(26))
  await userEvent.click(screen.getByRole('button', { name: 'ثبت نام' }))
  expect(await screen.findByText(/حروف لاتین بنویسید/)).toBeInTheDocument()
  await userEvent.clear(screen.getByLabelText('نام به لاتین'))
  await userEvent.type(screen.getByLabelText('نام به لاتین'), 'maryam')
  expect(await screen.findByText(/حداکثر ۲۶ نویسه/)).toBeInTheDocument()
  expect(callsOf(calls, 'PUT')).toEqual([])

  await userEvent.clear(screen.getByLabelText('نام خانوادگی به لاتین'))
  await userEvent.type(screen.getByLabelText('نام خانوادگی به لاتین'), ' rezaei  far')
  expect(await screen.findByText('MARYAM REZAEI FAR')).toBeInTheDocument()
  cleanup()

  // Left and opened again: what was typed is still there.
  render(<LatinNameScreen />)
  expect(await screen.findByLabelText('نام به لاتین')).toHaveValue('maryam')
  const form = document.querySelector('form')!
  fireEvent.submit(form)
  fireEvent.submit(form)
  await waitFor(() => expect(location.pathname).toBe('/home'))
  expect(callsOf(calls, 'PUT').map(({ body }) => body)).toEqual([
    { firstnameEn: 'MARYAM', lastnameEn: 'REZAEI FAR' },
  ])
})
