import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import DistributorScreen from '#areas/home/screens/DistributorScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { answering, json } from '../support.ts'

const page = '/api/distributors/kasbeno-fmcg-real/golrang'
const consent = `${page}/credit-consent`
const distributor = {
  name: 'پخش گلرنگ',
  slug: 'golrang',
  logo: null,
  link: null,
  category: null,
  activeProvinces: [],
  officeAddresses: [],
  phone: null,
  priority: 0,
}

beforeEach(() => rememberPlan('kasbeno-fmcg-real'))
afterEach(() => {
  cleanup()
  clearSession()
})

/** A server that keeps what was said. */
const serverWith = (first: { isAllowed: boolean; because: string }) => {
  let kept = first
  return answering(({ method, path, body }) => {
    if (path === page) return json(distributor)
    if (path !== consent) return json({}, { status: 404 })
    if (method === 'PUT') {
      const { isAllowed } = body as { isAllowed: boolean }
      kept = { isAllowed, because: isAllowed ? 'GIVEN' : 'WITHDRAWN' }
    }
    return json(kept)
  })
}
const theSwitch = () => screen.findByRole('switch', { name: 'این شرکت پخش مانده اعتبار مرا ببیند' })

test('the owner lets a distributor see what is left of the credit, and lets it no longer', async () => {
  startSession({ bearerToken: 'token' })
  const calls = serverWith({ isAllowed: false, because: 'NEVER_SAID' })
  render(<DistributorScreen id="golrang" />)
  expect(await theSwitch()).not.toBeChecked()
  expect(screen.getByText('تا شما اجازه ندهید، مانده اعتبار شما را نمی‌بیند.')).toBeInTheDocument()

  await userEvent.click(await theSwitch())
  await waitFor(async () => expect(await theSwitch()).toBeChecked())
  expect(
    screen.getByText('پیش از فرستادن فاکتور می‌بیند چقدر از اعتبار شما مانده است.')
  ).toBeInTheDocument()

  await waitFor(async () => expect(await theSwitch()).toBeEnabled())
  await userEvent.click(await theSwitch())
  await waitFor(async () => expect(await theSwitch()).not.toBeChecked())
  const said = calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])
  expect(said).toEqual([
    [consent, { isAllowed: true }],
    [consent, { isAllowed: false }],
  ])
})

test('a switch that the server refuses stays as it was', async () => {
  startSession({ bearerToken: 'token' })
  answering(({ method, path }) => {
    if (path === page) return json(distributor)
    if (method === 'PUT') return json({ message: 'نشد' }, { status: 429 })
    return json({ isAllowed: false, because: 'NEVER_SAID' })
  })
  render(<DistributorScreen id="golrang" />)
  await userEvent.click(await theSwitch())
  await waitFor(async () => expect(await theSwitch()).toBeEnabled())
  expect(await theSwitch()).not.toBeChecked()
})

test('a guest sees the distributor without the switch', async () => {
  const calls = serverWith({ isAllowed: false, because: 'NEVER_SAID' })
  render(<DistributorScreen id="golrang" />)
  expect(await screen.findByText('سراسر کشور')).toBeInTheDocument()
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  expect(calls.map(({ path }) => path)).not.toContain(consent)
})
