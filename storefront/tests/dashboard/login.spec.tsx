import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import DashboardLoginScreen from '#screens/dashboard/DashboardLoginScreen.tsx'
import { currentPlan } from '#lib/plan.ts'
import { clearSession, session, startSession } from '#lib/session.ts'
import { answering, json } from '../support.ts'

const company = (name: string, isCeo: boolean) => ({
  companyName: name,
  companyUniqueSerial: `serial of ${name}`,
  companyStatus: 'ACCEPTED',
  ceoStatus: 'ACCEPTED',
  boardMemberStatus: 'ACCEPTED',
  appointmentStatus: 'ACCEPTED',
  isCeo,
  legalWalletResponse: { credit: 0, remainCredit: 0 },
})

const server = (companies: unknown[], entered: () => Response | Promise<Response>) =>
  answering(({ path }) => {
    if (path === '/api/legal/company/assigned') return json({ items: companies })
    if (path === '/api/user/switch') return json({ bearerToken: 'of the company' })
    if (path === '/api/user/ceo-token') return entered()
    return json({}, { status: 404 })
  })
const welcomed = () => json({ bearerToken: 'of its ceo' })
const asked = (calls: ReturnType<typeof server>) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])
const switched = (name: string) => [
  '/api/user/switch',
  { plan: 'LEGAL', companyUniqueSerial: `serial of ${name}` },
]

afterEach(() => {
  clearSession()
  history.replaceState(null, '', '/')
})

const open = () => {
  startSession({ bearerToken: 'of a person' })
  history.replaceState(null, '', '/legal-dashboard-login')
  render(<DashboardLoginScreen />)
}

test('the CEO of one company enters it at once, and never its other members’', async () => {
  const calls = server([company('آلفا', false), company('بتا', true)], welcomed)
  open()
  await waitFor(() => expect(location.pathname).toBe('/legal-dashboard'))
  expect(asked(calls)).toEqual([switched('بتا'), ['/api/user/ceo-token', {}]])
  expect(currentPlan.value).toBe('kasbeno-fmcg-legal')
  expect(session.token.value).toBe('of its ceo')
})

test('the CEO of several chooses; a double press enters once', async () => {
  const calls = server([company('آلفا', true), company('بتا', true)], welcomed)
  open()
  await userEvent.dblClick(await screen.findByRole('button', { name: 'آلفا' }))
  await waitFor(() => expect(location.pathname).toBe('/legal-dashboard'))
  expect(asked(calls)).toEqual([switched('آلفا'), ['/api/user/ceo-token', {}]])
})

test('who leads no company reads so, and may take another phone', async () => {
  server([company('آلفا', false)], welcomed)
  open()
  expect(await screen.findByText('شما مدیرعامل هیچ شرکتی در کسب‌نو نیستید.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'ورود با شماره دیگر' }))
  expect(await screen.findByRole('textbox')).toBeVisible()
})

test('a refusal of the follow-up call leads back to the phone', async () => {
  server([company('آلفا', true)], () => json({ message: 'نه' }, { status: 422 }))
  open()
  expect(await screen.findByRole('textbox')).toBeVisible()
  expect(session.exists.value).toBe(false)
  expect(location.pathname).toBe('/legal-dashboard-login')
})

test('a follow-up call that nobody answered is asked for again', async () => {
  let isUp = false
  server([company('آلفا', true)], () =>
    isUp ? welcomed() : Promise.reject(new TypeError('Failed to fetch'))
  )
  open()
  const again = await screen.findByRole('button', { name: 'تلاش دوباره' })
  expect(session.exists.value).toBe(true)
  isUp = true
  await userEvent.click(again)
  await waitFor(() => expect(location.pathname).toBe('/legal-dashboard'))
})
