import { cleanup, configure, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '#app/App.tsx'
import { fetchPage } from '#core/fetchPage.ts'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { aHome } from '../homes.ts'
import { answering, json, type Seen } from '../support.ts'

// The code of a page is compiled when it is first asked for; a loaded machine takes its time.
configure({ asyncUtilTimeout: 20_000 })

const fmcg = 'kasbeno-fmcg-real'
const profile = {
  id: 'u1',
  phone: '09121234567',
  firstname: null,
  lastname: null,
  plan: '',
  plans: [],
}
const reply = (own: object) => (seen: Seen) => {
  if (seen.path.includes('/user/profile')) return json({ ...profile, ...own })
  if (seen.path.includes('/home/')) return json(aHome())
  if (seen.path.includes('/distributors/')) {
    const item = { name: 'پخش گلستان', slug: 'golestan', logo: null, category: 'مواد غذایی' }
    return seen.path.endsWith('/golestan')
      ? json({
          ...item,
          link: null,
          activeProvinces: [],
          officeAddresses: [],
          phone: '02188880000',
        })
      : json({ items: [item], meta: { currentPage: 1, pageSize: 100, total: 1 } })
  }
  if (seen.path.includes('/settings')) return json([])
  if (seen.path.endsWith('/assigned')) return json({ items: [] })
  return json({})
}
const visit = (path: string) => {
  history.replaceState(null, '', path)
  render(<App />)
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  clearSession()
})

afterEach(() => {
  cleanup()
  clearSession()
  history.replaceState(null, '', '/')
})

const pages = [
  '/',
  '/home',
  '/order',
  '/wallet',
  '/profile',
  '/signup/status',
  '/credit-onboarding',
  '/order/7/pending',
  '/installments',
]
for (const path of pages) {
  test(`signed in without a plan, ${path} leads to the plan hub`, async () => {
    answering(reply({}))
    startSession({ bearerToken: 'token' })
    visit(path)
    expect(await screen.findByRole('heading', { name: 'انتخاب طرح' })).toBeInTheDocument()
    expect(location.pathname).toBe('/general-home')
  })
}

test('who works in a plan already goes on in it, from a link in a browser that does not know it', async () => {
  answering(reply({ plan: fmcg, plans: [fmcg] }))
  startSession({ bearerToken: 'token' })
  visit('/home')
  expect(await screen.findByText('سلام، مریم')).toBeInTheDocument()
  expect(location.pathname).toBe('/home')
})

test('a stranger is sent to the login, with the way back', async () => {
  answering(reply({}))
  visit('/order?status=COMPLETED')
  expect(await screen.findByRole('heading', { name: 'ورود یا ثبت‌نام' })).toBeVisible()
  expect(location.search).toBe('?redirectTo=%2Forder%3Fstatus%3DCOMPLETED')
})

test('a guest looks at the distributors, one by one under their own addresses, and asks nothing of a session', async () => {
  const calls = answering(reply({}))
  visit('/home/distributors')
  await userEvent.click(await screen.findByRole('link', { name: /پخش گلستان/ }))
  expect(location.pathname).toBe('/home/distributors/golestan')
  expect(await screen.findByText('۰۲۱۸۸۸۸۰۰۰۰')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'استان من' })).not.toBeInTheDocument()
  expect(calls.every(({ headers }) => !headers.has('Authorization'))).toBe(true)
})

test('the own province is a tab for those who have signed in', async () => {
  answering(reply({ plan: fmcg, plans: [fmcg] }))
  startSession({ bearerToken: 'token' })
  rememberPlan(fmcg)
  visit('/home/distributors')
  expect(await screen.findByRole('button', { name: 'استان من' })).toBeInTheDocument()
})

test('guests read the plans before they sign in', async () => {
  answering(reply({}))
  visit('/onboarding-plans')
  expect(await screen.findByRole('link', { name: 'ورود و انتخاب طرح' })).toHaveAttribute(
    'href',
    '/login?redirectTo=%2Fgeneral-home'
  )
})

test('the code of a page that did not come is fetched again by itself when the network is back', async () => {
  answering(() => Promise.reject(new TypeError('no network')))
  let isDown = true
  const load = vi.fn(() =>
    isDown ? Promise.reject(new TypeError('chunk')) : Promise.resolve('page')
  )
  const reload = vi.fn()
  const page = fetchPage(load, reload)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  isDown = false
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'))
    expect(load).toHaveBeenCalledTimes(2)
  })
  await expect(page).resolves.toBe('page')
  expect(reload).not.toHaveBeenCalled()
})

test('a page whose code a new build has replaced opens the new build', async () => {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/index-old.js')
  document.head.append(script)
  answering(() => new Response('<script type="module" src="/assets/index-new.js"></script>'))
  const reload = vi.fn()
  void fetchPage(() => Promise.reject(new TypeError('404')), reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  script.remove()
})

test('a page whose code failed once opens anew, for the browser asks for a failed module no more', async () => {
  answering(() => new Response('<html></html>'))
  const reload = vi.fn()
  const load = vi.fn(() => Promise.reject(new TypeError('failed before')))
  void fetchPage(load, reload)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(load).toHaveBeenCalledOnce()
})

test('a page is opened anew until its code comes, less and less often; code that stays away is broken', async () => {
  vi.useFakeTimers()
  answering(() => new Response('<html></html>'))
  const reload = vi.fn()
  const load = vi.fn(() => Promise.reject(new Error('broken')))
  // Each round is the page after the reload of the round before.
  for (const tries of [1, 2, 3, 4]) {
    load.mockClear()
    reload.mockClear()
    void fetchPage(load, reload)
    await vi.advanceTimersByTimeAsync(20_000)
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([tries, 1])
  }

  reload.mockClear()
  const end = expect(fetchPage(load, reload)).rejects.toThrow('broken')
  await vi.advanceTimersByTimeAsync(50_000)
  await end
  expect(reload).not.toHaveBeenCalled()
  // Another day it may fail again.
  await vi.advanceTimersByTimeAsync(60_000)
  void fetchPage(load, reload)
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('support stands in the header of both steps of the login, once', async () => {
  answering((seen) =>
    seen.path.includes('/otp-start') ? json({ expirationMillis: 120_000 }) : json([])
  )
  visit('/login')
  expect(await screen.findAllByRole('link', { name: 'تماس با پشتیبانی' })).toHaveLength(1)
  await userEvent.type(screen.getByLabelText('شماره موبایل'), '۰۹۱۲۱۲۳۴۵۶۷{Enter}')
  expect(await screen.findByLabelText('کد پیامک‌شده')).toHaveFocus()
  expect(screen.getAllByRole('link', { name: 'تماس با پشتیبانی' })).toHaveLength(1)
})
