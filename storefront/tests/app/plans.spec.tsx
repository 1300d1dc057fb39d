import { cleanup, configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PersonPlan } from '@kasbeno/api/contracts/plans'
import { App } from '#app/App.tsx'
import { addressOf, inPlan, pathOf, planAt } from '#app/paths.ts'
import { keepDraft, readDraft } from '#core/drafts.ts'
import { currentPlan, rememberPlan } from '#core/plan.ts'
import { clearSession, session, startSession } from '#core/session.ts'
import { aHome } from '../homes.ts'
import { answering, json, setVisibility, type Seen } from '../support.ts'

configure({ asyncUtilTimeout: 20_000 })

const fmcg = 'kasbeno-fmcg-real'
const digital = 'kasbeno-digital-real'
const base = '/kasbeno-digital-real'
const both = [fmcg, digital]

/** What the server answers; each token speaks for one plan. */
const server =
  (plans: readonly string[], swap?: () => Response | Promise<Response>) => (seen: Seen) => {
    const { path, body } = seen
    if (path.endsWith('/user/switch')) {
      const { plan } = body as { plan: string }
      return swap?.() ?? json({ bearerToken: `token of ${plan}` })
    }
    if (path.endsWith('/refresh-token')) return json({ bearerToken: 'renewed' })
    if (path.includes('/user/profile')) return json({ ...aHome().profile, plan: fmcg, plans })
    const plan = path.includes(digital) ? digital : fmcg
    if (path.includes('/registration-status')) return json({ ...aHome().registration, plan })
    if (path.includes('/home/')) {
      const home = aHome()
      return json({ ...home, registration: { ...home.registration, plan } })
    }
    if (path.includes('/settings')) return json([])
    return json({ items: [], meta: { currentPage: 1, pageSize: 10, total: 0 } })
  }
const visit = (path: string) => {
  history.replaceState(null, '', path)
  render(<App />)
}
const signedInTo = (plan: PersonPlan) => {
  startSession({ bearerToken: `token of ${plan}` })
  rememberPlan(plan)
}
const swaps = (calls: Seen[]) => calls.filter(({ path }) => path.endsWith('/user/switch'))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  clearSession()
})
afterEach(() => {
  cleanup()
  clearSession()
  history.replaceState(null, '', '/')
})

test.each([
  ['/home', fmcg, '/home'],
  ['/signup/status', fmcg, '/signup/status'],
  ['/kyc/status', fmcg, '/kyc/status'],
  [`${base}/home`, digital, `${base}/home`],
  [base, digital, base],
  [`${base}/kyc/status`, digital, `${base}/signup/status`],
  [`${base}/kyc/document-upload?x=1`, digital, `${base}/signup/document-upload?x=1`],
  [`${base}/order/7/pending/payment-status`, digital, `${base}/order/7/pending/payment-status`],
  [`${base}/order/7/completed/payment-status`, digital, `${base}/order/7/completed/payment-status`],
  [`${base}x/home`, fmcg, `${base}x/home`],
  ['/general-home', fmcg, '/general-home'],
] as const)('the address %s is a page of %s', (address, plan, path) => {
  expect(pathOf(address)).toBe(path)
  expect(addressOf(path)).toBe(address)
  expect(planAt(path)).toBe(plan)
})

test('a page of a plan is named from outside of the plan', () => {
  expect(inPlan(fmcg, '/home')).toBe('~/home')
  expect(inPlan(digital, '/signup/status')).toBe(`~${base}/signup/status`)
})

const linksOf = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test.each([
  [fmcg, '/signup/status', '/signup/identity-information'],
  [digital, `${base}/kyc/status`, `${base}/kyc/identity-information`],
] as const)('sign-up of %s begins at %s and goes on below it', async (plan, status, identity) => {
  answering(server([plan]))
  signedInTo(plan)
  visit(status)
  const begin = await screen.findByRole('link', { name: 'شروع ثبت‌نام' })
  expect(begin).toHaveAttribute('href', identity)
  await userEvent.click(begin)
  expect(location.pathname).toBe(identity)
  expect(await screen.findByLabelText('نام')).toBeInTheDocument()
})

test('each plan has its own four tabs', async () => {
  answering(server(both))
  signedInTo(digital)
  visit(`${base}/home`)
  await screen.findByText('سلام، مریم')
  for (const tab of ['home', 'order', 'wallet', 'profile']) {
    expect(linksOf()).toContain(`${base}/${tab}`)
    expect(linksOf()).not.toContain(`/${tab}`)
  }
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', `${base}/home`)
  expect(linksOf()).toContain('/general-home')
})

test('a page of no plan is not found below a plan', async () => {
  answering(server(both))
  signedInTo(digital)
  visit(`${base}/general-home`)
  expect(await screen.findByRole('heading', { name: 'این صفحه پیدا نشد.' })).toBeInTheDocument()
})

test.each([
  [fmcg, digital, `${base}/home`],
  [digital, fmcg, '/home'],
] as const)(
  'who works in %s and opens a page of %s is switched, and keeps what was typed',
  async (from, to, page) => {
    const calls = answering(server(both))
    signedInTo(from)
    keepDraft('kept', { name: 'x' })
    visit(page)
    expect(await screen.findByText('سلام، مریم')).toBeInTheDocument()
    expect(swaps(calls).map(({ body }) => body)).toEqual([{ plan: to }])
    expect(currentPlan.value).toBe(to)
    expect(session.token.value).toBe(`token of ${to}`)
    expect(readDraft('kept')).toEqual({ name: 'x' })
    const asked = calls.filter(({ path }) => path.includes('/home/'))
    expect(asked.map(({ path }) => path)).toEqual([`/api/home/${to}`])
    expect(asked[0]!.headers.get('Authorization')).toBe(`Bearer token of ${to}`)
  }
)

const refused = (status: number) => () => json({ title: 'x', message: 'نشد' }, { status })

test('a plan that was never chosen leads to the hub, and the session stays', async () => {
  answering(server([fmcg], refused(422)))
  signedInTo(fmcg)
  visit(`${base}/order`)
  expect(await screen.findByRole('heading', { name: 'انتخاب طرح' })).toBeInTheDocument()
  expect(location.pathname).toBe('/general-home')
  expect(session.exists.value).toBe(true)
})

test('another refusal of the switch ends the session, with the way back', async () => {
  answering(server(both, refused(500)))
  signedInTo(fmcg)
  visit(`${base}/order?status=COMPLETED`)
  expect(await screen.findByRole('heading', { name: 'ورود یا ثبت‌نام' })).toBeInTheDocument()
  expect(new URLSearchParams(location.search).get('redirectTo')).toBe(
    `${base}/order?status=COMPLETED`
  )
  expect(session.exists.value).toBe(false)
})

test('a switch that the network lost ends nothing and is tried again', async () => {
  let isDown = true
  const swap = () =>
    isDown ? Promise.reject(new TypeError('no network')) : json({ bearerToken: 'digital' })
  answering(server(both, swap as () => Response))
  signedInTo(fmcg)
  visit(`${base}/home`)
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' })
  expect(session.exists.value).toBe(true)
  isDown = false
  await userEvent.click(retry)
  expect(await screen.findByText('سلام، مریم')).toBeInTheDocument()
})

test('an expired token is renewed before the switch', async () => {
  const answers = [() => json({}, { status: 401 }), () => json({ bearerToken: 'digital' })]
  const calls = answering(server(both, () => answers.shift()!()))
  signedInTo(fmcg)
  visit(`${base}/home`)
  expect(await screen.findByText('سلام، مریم')).toBeInTheDocument()
  expect(swaps(calls).map(({ headers }) => headers.get('Authorization'))).toEqual([
    `Bearer token of ${fmcg}`,
    'Bearer renewed',
  ])
})

const otherTab = () => new BroadcastChannel('kasbeno-session')

test('a page that stood open while another tab switched waits for its reader', async () => {
  const calls = answering(server(both))
  signedInTo(fmcg)
  visit('/home')
  await screen.findByText('سلام، مریم')
  const tab = otherTab()
  tab.postMessage({ kind: 'switched', plan: digital })
  expect(await screen.findByText('طرح دیگری باز شده است')).toBeInTheDocument()
  expect(swaps(calls)).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'ادامه در این طرح' }))
  expect(await screen.findByText('سلام، مریم')).toBeInTheDocument()
  expect(swaps(calls).map(({ body }) => body)).toEqual([{ plan: fmcg }])
  // The token of the plan before is not used again: the cookie's is fetched first.
  expect(swaps(calls)[0]!.headers.get('Authorization')).toBe('Bearer renewed')

  tab.postMessage({ kind: 'switched', plan: digital })
  await screen.findByText('طرح دیگری باز شده است')
  setVisibility('visible')
  expect(await screen.findByText('سلام، مریم')).toBeInTheDocument()
  expect(swaps(calls)).toHaveLength(2)
  tab.close()
})

test('the root leads to the home of the plan that was worked in last', async () => {
  answering(server(both))
  signedInTo(digital)
  visit('/')
  await screen.findByText('سلام، مریم')
  expect(location.pathname).toBe(`${base}/home`)
})

test('the hub offers both plans, marks those that are chosen, and leads into each', async () => {
  const calls = answering(server([fmcg]))
  signedInTo(fmcg)
  visit('/general-home')
  expect(await screen.findByRole('button', { name: 'ورود به طرح کالای تندمصرف' })).toBeVisible()
  const begin = screen.getByRole('button', { name: 'شروع طرح کالای دیجیتال' })
  await userEvent.dblClick(begin)
  // Another plan is another file and another fee: it begins on purpose alone.
  const asked = within(await screen.findByRole('dialog', { name: 'شروع طرح کالای دیجیتال؟' }))
  expect(asked.getByText(/ثبت‌نام، کارمزد و اعتبار جداگانه/)).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  await userEvent.click(asked.getByRole('button', { name: 'شروع طرح کالای دیجیتال' }))
  expect(await screen.findByRole('heading', { name: 'مراحل ثبت‌نام' })).toBeInTheDocument()
  expect(location.pathname).toBe(`${base}/kyc/status`)
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    `/api/user/${digital}/select-business-plan`,
    '/api/user/switch',
  ])
})

test('a guest reads about the distributors of a plan', async () => {
  const calls = answering(server([]))
  visit(`${base}/home/distributors`)
  await screen.findByRole('heading', { name: 'شرکت‌های پخش' })
  await vi.waitFor(() =>
    expect(calls.map(({ path }) => path)).toContain(`/api/distributors/${digital}`)
  )
})

test('a plan that takes no new customers is offered to its own alone', async () => {
  signedInTo(fmcg)
  const answers = server([fmcg])
  answering((seen) =>
    seen.path.endsWith('/business-service-plan')
      ? json({
          items: [fmcg, digital, 'kasbeno-fmcg-legal'].map((plan) => ({ plan, isOpen: false })),
        })
      : answers(seen)
  )
  visit('/general-home')
  expect(await screen.findAllByText('این طرح اکنون مشتری تازه نمی‌پذیرد.')).toHaveLength(2)
  expect(screen.getByRole('button', { name: /ورود به طرح کالای تندمصرف/ })).toBeVisible()
  expect(screen.queryByRole('button', { name: /شروع طرح/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'ثبت شرکت تازه' })).toBeNull()
})
