import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { App } from '#app/App.tsx'
import { rememberPlan } from '#core/plan.ts'
import { startSession } from '#core/session.ts'
import { inBrowser, legalPlan } from '../companies/world.tsx'
import { alpha, beta, twoCompanies } from './twoCompanies.ts'

inBrowser()

let world: ReturnType<typeof twoCompanies>
afterEach(() => world.end())

const open = (path: string) => {
  world = twoCompanies()
  startSession({ bearerToken: 'of alpha' })
  rememberPlan(legalPlan)
  history.replaceState(null, '', path)
  render(<App />)
}
const numbers = (n: number) => n.toLocaleString('fa-IR')
const companies = () => screen.findByRole('combobox', { name: 'شرکت' })
const chooses = async (name: string) =>
  userEvent.selectOptions(
    await companies(),
    within(await companies()).getByRole('option', { name })
  )
const owed = (side: typeof alpha) => screen.findAllByText(numbers(side.owed))

test('another company is read anew, and nothing of the first stands beside it', async () => {
  open('/legal-dashboard')
  await owed(alpha)
  await chooses(beta.name)
  await owed(beta)
  expect(await companies()).toHaveDisplayValue(beta.name)
  expect(screen.queryAllByText(numbers(alpha.owed))).toEqual([])
  expect(document.cookie).toContain('kasbeno-company=beta')
  expect(
    world.calls.filter(({ path }) => path === '/api/user/switch').map(({ body }) => body)
  ).toEqual([{ plan: 'LEGAL', companyUniqueSerial: 'beta' }])
  expect(world.mixed).toEqual([])
})

test('what was asked for the first company and comes late is shown nowhere', async () => {
  open('/legal-dashboard')
  world.holdBack('/api/legal/company/orders/panel')
  await companies()
  await waitFor(() => expect(world.heldCount()).toBe(1))
  await chooses(beta.name)
  await waitFor(() => expect(world.heldCount()).toBe(2))
  world.release()
  await owed(beta)
  expect(screen.queryAllByText(numbers(alpha.owed))).toEqual([])
  expect(world.mixed).toEqual([])
})

test('Back after a switch opens the page before it for the company that is open now, with nothing typed for the other', async () => {
  open('/legal-dashboard/signature-management')
  const level = (side: typeof alpha) =>
    screen.findByRole('combobox', { name: `حق امضای ${side.member}` })
  await userEvent.selectOptions(await level(alpha), 'امضای اختیاری')
  await userEvent.click(screen.getByRole('link', { name: 'داشبورد' }))
  await owed(alpha)
  await userEvent.click(screen.getByRole('link', { name: 'حساب کاربری' }))
  await chooses(beta.name)
  await owed(beta)
  expect(location.pathname).toBe('/legal-dashboard')
  history.go(-2)
  expect(await level(beta)).toHaveDisplayValue('امضای الزامی')
  expect(location.pathname).toBe('/legal-dashboard/signature-management')
  expect(world.mixed).toEqual([])
})

test('a switch in another tab is followed here: no call goes on for the company before', async () => {
  open('/legal-dashboard')
  await owed(alpha)
  world.context.current = 'beta'
  const otherTab = new BroadcastChannel('kasbeno-session')
  otherTab.postMessage({ kind: 'switched', plan: legalPlan })
  await owed(beta)
  otherTab.close()
  expect(await companies()).toHaveDisplayValue(beta.name)
  const after = world.calls.slice(
    world.calls.findIndex(({ path }) => path.endsWith('refresh-token')) + 1
  )
  expect(after.map(({ headers }) => headers.get('Authorization'))).not.toContain('Bearer of alpha')
  expect(world.mixed).toEqual([])
})

test('a switch that nobody answers leaves the company that is open, and says so', async () => {
  open('/legal-dashboard')
  await owed(alpha)
  const fetchBefore = globalThis.fetch
  globalThis.fetch = ((input: string, init?: RequestInit) =>
    input === '/api/user/switch'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetchBefore(input, init)) as typeof fetch
  await chooses(beta.name)
  expect(await screen.findByText(/نمی‌دانیم درخواست شما ثبت شده است یا نه/)).toBeVisible()
  expect(await companies()).toHaveDisplayValue(alpha.name)
  await owed(alpha)
})
