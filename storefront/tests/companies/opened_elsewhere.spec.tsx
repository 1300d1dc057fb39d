import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { App } from '#app/App.tsx'
import { chooseCompanyHere } from '#features/plans/switchPlan.ts'
import { rememberPlan } from '#lib/plan.ts'
import { startSession } from '#lib/session.ts'
import { alpha, beta, twoCompanies } from '../dashboard/twoCompanies.ts'
import { inBrowser, legalPlan } from './world.tsx'

inBrowser()

let world: ReturnType<typeof twoCompanies>
afterEach(() => world.end())

const open = async (path: string) => {
  world = twoCompanies()
  chooseCompanyHere(null)
  startSession({ bearerToken: 'of alpha' })
  rememberPlan(legalPlan)
  history.replaceState(null, '', path)
  render(<App />)
}
const told = `در برگه دیگری «${beta.name}» را باز کرده‌اید؛ اینجا هم اکنون همین شرکت باز است.`

test('a company that another tab has opened begins here at its home, and is named', async () => {
  await open('/legal/profile')
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

test('who opens another company here is told nothing of other tabs', async () => {
  await open('/legal/home')
  await userEvent.click(await screen.findByRole('button', { name: 'ورود به این شرکت' }))
  await waitFor(() => expect(document.cookie).toContain('kasbeno-company=beta'))
  expect(screen.queryByText(told)).toBeNull()
})
