import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { App } from '#app/App.tsx'
import { chooseCompanyHere } from '#areas/entry/parts/plans/switchPlan.ts'
import { rememberPlan } from '#core/plan.ts'
import { endSession, startSession } from '#core/session.ts'
import { alpha, beta, type Serial, twoCompanies } from '../dashboard/twoCompanies.ts'
import { inBrowser, legalPlan } from './world.tsx'

inBrowser()

let world: ReturnType<typeof twoCompanies>
afterEach(() => world.end())

beforeEach(() => {
  world = twoCompanies()
  chooseCompanyHere(null)
})

const open = (path: string, company: Serial = 'alpha') => {
  world.context.current = company
  startSession({ bearerToken: `of ${company}` })
  rememberPlan(legalPlan)
  history.replaceState(null, '', path)
  render(<App />)
}
const told = `در برگه دیگری «${beta.name}» را باز کرده‌اید؛ اینجا هم اکنون همین شرکت باز است.`

test('a company that another tab has opened begins here at its home, and is named', async () => {
  open('/legal/profile')
  await screen.findAllByText(alpha.name)
  world.context.current = 'beta'
  const otherTab = new BroadcastChannel('kasbeno-session')
  otherTab.postMessage({ kind: 'switched', plan: legalPlan })
  expect(await screen.findByText(told)).toBeVisible()
  otherTab.close()
  expect(location.pathname).toBe('/legal/home')
  expect((await screen.findAllByText(beta.name)).length).toBeGreaterThan(0)
  history.pushState(null, '', '/legal/profile')
  await screen.findByRole('heading', { name: 'پروفایل' })
  expect(location.pathname).toBe('/legal/profile')
})

test('whoever signs in next begins where they wanted to, whatever company was open before', async () => {
  open('/legal/profile')
  await screen.findAllByText(alpha.name)
  cleanup()
  endSession()
  open('/legal/profile', 'beta')
  await screen.findAllByText(beta.name)
  expect(location.pathname).toBe('/legal/profile')
  expect(screen.queryByText(told)).toBeNull()
})

test('who opens another company here is told nothing of other tabs', async () => {
  open('/legal/home')
  await userEvent.click(await screen.findByRole('button', { name: 'ورود به این شرکت' }))
  await waitFor(() => expect(document.cookie).toContain('kasbeno-company=beta'))
  expect(screen.queryByText(told)).toBeNull()
})
