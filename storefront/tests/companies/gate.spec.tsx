import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CompanyStanding } from '@kasbeno/api/contracts/companies'
import { expect, test } from 'vitest'
import { currentPlan } from '#core/plan.ts'
import { clearSession, session } from '#core/session.ts'
import { callsOf, Refused } from '../money/server.ts'
import { aPanel } from './invoices.ts'
import { anAssigned, answersOf, inBrowser, legalPlan, open, page } from './world.tsx'

inBrowser()

const fmcg = 'kasbeno-fmcg-real'
const swap = 'POST /user/switch'
const second = { companyUniqueSerial: 's2', companyName: 'پخش ماه' }
const both = { 'GET /legal/company/assigned': { items: [anAssigned(), anAssigned(second)] } }
const pair = { bearerToken: 'of a company' }
const greeting = () => screen.findByRole('link', { name: 'شرکت‌ها: تغییر طرح یا شرکت' })

/** The server's token speaks for the company that was switched to last. */
const switching = (more: Record<string, unknown> = {}) => {
  const answers = answersOf({ more: { ...both, ...more } })
  const first = answers['GET /legal/company'] as object
  answers[swap] = () => pair
  const speakFor = (company: object) =>
    Object.assign(answers, { 'GET /legal/company': { ...first, ...company } })
  return { answers, speakFor }
}

test('a person enters the company that they worked in last, without signing in again', async () => {
  const { answers, speakFor } = switching()
  speakFor(second)
  const { calls } = open('/legal/profile', answers, fmcg)
  document.cookie = 'kasbeno-company=s2; Path=/'
  expect(await screen.findByText('پخش ماه')).toBeVisible()
  expect(callsOf(calls, swap).map(({ body }) => body)).toEqual([
    { plan: 'LEGAL', companyUniqueSerial: 's2' },
  ])
  expect([session.token.value, currentPlan.value]).toEqual(['of a company', legalPlan])
})

test('who is a member of no company reads how one is registered', async () => {
  const none = { 'GET /legal/company/assigned': { items: [] } }
  open('/legal/order', answersOf({ more: none }), fmcg)
  expect(await screen.findByText('برای شروع چه لازم است؟')).toBeVisible()
  expect(location.pathname).toBe('/legal/signup/status')
})

test('who was removed meanwhile is led to the hub; no network ends nothing', async () => {
  const { answers } = switching({ [swap]: undefined })
  answers[swap] = 'offline'
  open('/legal/home', answers, fmcg)
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' })
  expect(session.exists.value).toBe(true)
  answers[swap] = new Refused(422, { message: 'این شرکت از آن شما نیست.' })
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { name: 'انتخاب طرح' })).toBeVisible()
  expect(session.exists.value).toBe(true)
})

test('a browser that takes a person’s token for a company’s asks for the right one', async () => {
  const { answers, speakFor } = switching()
  const known = answers['GET /legal/company'] as object
  answers['GET /legal/company'] = new Refused(422, { message: 'نخست شرکت خود را برگزینید.' })
  answers[swap] = () => {
    speakFor(known)
    return pair
  }
  open('/legal/profile', answers)
  expect(await screen.findByText('پخش مهر')).toBeVisible()
})

test('a page that stood open while another tab went to a person’s plan waits for its reader', async () => {
  const { answers } = switching()
  const { calls } = open('/legal/home', answers)
  await greeting()
  const tab = new BroadcastChannel('kasbeno-session')
  tab.postMessage({ kind: 'switched', plan: fmcg })
  expect(await screen.findByText('طرح دیگری باز شده است')).toBeVisible()
  expect(callsOf(calls, swap)).toEqual([])
  tab.close()
})

test('the slider shows every company; another one is entered once, however often it is pressed', async () => {
  const { answers, speakFor } = switching()
  const { calls } = open('/legal/home', answers)
  await greeting()
  const slider = screen.getByRole('list', { name: 'شرکت‌های شما' })
  expect(within(slider).getAllByRole('listitem')).toHaveLength(2)
  expect(within(slider).queryByText('اعتبار برای شرکت شما')).toBeNull()
  speakFor(second)
  await userEvent.dblClick(within(slider).getByRole('button', { name: 'ورود به این شرکت' }))
  await waitFor(() => expect(within(screen.getByRole('banner')).getByText('پخش ماه')).toBeVisible())
  expect(callsOf(calls, swap).map(({ body }) => body)).toEqual([
    { plan: 'LEGAL', companyUniqueSerial: 's2' },
  ])
})

const all = (status: CompanyStanding['companyStatus']): CompanyStanding => ({
  companyStatus: status,
  ceoStatus: status,
  boardMemberStatus: status,
  appointmentStatus: status,
})
test.each<[string, Partial<CompanyStanding>, number, string]>([
  ['a credit, whatever else', all('REJECTED'), 500, 'اعتبار باقی‌مانده'],
  [
    'a step that was refused',
    { ...all('ACCEPTED'), ceoStatus: 'REJECTED' },
    0,
    'بخشی از پرونده نیاز به اصلاح دارد',
  ],
  [
    'a step that is missing',
    { ...all('PENDING'), ceoStatus: 'START' },
    0,
    'ثبت‌نام شرکت نیمه‌کاره است',
  ],
  [
    'a branch that is waited for',
    { ...all('ACCEPTED'), appointmentStatus: 'PENDING' },
    0,
    'در انتظار تخصیص اعتبار',
  ],
  ['a file that is reviewed', all('PENDING'), 0, 'در انتظار بررسی کارشناسان'],
])('the card of a company with %s', async (_, standing, credit, told) => {
  const legalWalletResponse = { credit, remainCredit: credit }
  const items = [anAssigned({ ...standing, legalWalletResponse })]
  open('/legal/home', answersOf({ more: { 'GET /legal/company/assigned': { items } } }))
  expect(await screen.findByText(told)).toBeVisible()
})

test('who is no CEO may ask for a credit; what waits for them is counted in the tabs and leads to its list', async () => {
  const mine = {
    toSign: { count: 2, amount: 36_000_000 },
    toSignFor: { count: 3, amount: 54_000_000 },
    inPlaceOf: { fullName: 'رضا احمدی', phone: '09132222222' },
  }
  const panel = { 'GET /legal/company/orders/panel': aPanel(7, 1, mine) }
  open('/legal/home', answersOf({ isCeo: false, more: panel }))
  expect(await screen.findByText('اعتبار برای شرکت شما')).toBeVisible()
  const nav = screen.getByRole('navigation', { name: 'بخش‌های اصلی' })
  const tabs = within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(tabs.filter((href) => href?.startsWith('/'))).toEqual([
    ...['/legal/home', '/legal/order', '/legal/wallet', '/legal/profile'],
  ])
  // What waits for others is the company's, and no badge of theirs.
  expect(await within(nav).findByText('۵')).toHaveTextContent('۵ فاکتور در انتظار شما')
  const leads = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  const mineAlone = '/legal/order?orderStatus=PENDING_FOR_APPROBATION&waiting=me'
  expect(leads(/^امضای شما/)).toBe(mineAlone)
  expect(leads(/^امضا به جای رضا احمدی/)).toBe(mineAlone)
  expect(screen.queryByRole('link', { name: /^پرداخت شما/ })).toBeNull()
  expect(leads(/^در انتظار پرداخت/)).toBe('/legal/order?orderStatus=PENDING_FOR_PAYMENT')
})

test('home leads to no list in which nothing waits', async () => {
  open('/legal/home', answersOf({ more: { 'GET /legal/company/orders/panel': aPanel(3, 0) } }))
  expect(await screen.findByRole('link', { name: /در انتظار امضا/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: /در انتظار پرداخت/ })).toBeNull()
  // Others sign these: nothing waits for the CEO.
  expect(screen.queryByText('در انتظار شما')).toBeNull()
  expect(screen.queryByText(/فاکتور در انتظار شما/)).toBeNull()
})

test('the profile of a company names the debt of the company, not of its reader', async () => {
  open('/legal/profile', answersOf())
  expect(await screen.findByText('بدهی شرکت و سررسیدها')).toBeVisible()
  expect(screen.queryByText('بدهی من و سررسیدها')).toBeNull()
})

test('the hub leads into each company and to a new one', async () => {
  const { answers } = switching()
  const { calls } = open('/general-home', answers, null)
  // A company is where its member wants to go: plans that were never begun stand back behind it.
  const looks = ['ورود به پخش مهر', 'شروع طرح کالای تندمصرف', 'شروع طرح کالای دیجیتال'].map(
    async (name) => (await screen.findByRole('button', { name })).className
  )
  const [company, ...plans] = await Promise.all(looks)
  expect(plans).not.toContain(company)
  await userEvent.dblClick(await screen.findByRole('button', { name: 'ورود به پخش مهر' }))
  await greeting()
  expect(location.pathname).toBe('/legal/home')
  expect(callsOf(calls, swap)).toHaveLength(1)
  await userEvent.click(await greeting())
  expect(await screen.findByRole('link', { name: 'ثبت شرکت تازه' })).toHaveAttribute(
    'href',
    '/legal/signup/company-register'
  )
})

test('the wallet is charged by the CEO alone; what moved it has a page', async () => {
  const wallet = { cash: 5_000_000, credit: 300_000_000, remainCredit: 200_000_000 }
  const row = {
    ...{ id: 't1', type: 'DEPOSIT', title: 'شارژ کیف پول', amount: 70_000 },
    ...{ createdAt: '2026-11-21T09:05:00Z', transactionStatus: 'COMPLETED', referenceCode: null },
    transactionSource: { transactionType: 'WALLET_CHARGE', title: 'شارژ کیف پول' },
  }
  const more = {
    [`GET /wallet/${legalPlan}/self`]: wallet,
    'GET /legal/company/transactions/10/0?transactionStatus=COMPLETED': page([row]),
    'GET /legal/company/transactions/t1': { ...row, distributorName: 'پخش البرز' },
  }
  const { unmount } = open('/legal/wallet', answersOf({ more }))
  expect(await screen.findByRole('link', { name: 'شارژ کیف پول' })).toHaveAttribute(
    'href',
    '/legal/wallet/charge'
  )
  expect(screen.getByRole('img', { name: /۲۰۰٬۰۰۰٬۰۰۰ .*۳۰۰٬۰۰۰٬۰۰۰/ })).toBeVisible()
  unmount()
  clearSession()
  open('/legal/wallet', answersOf({ isCeo: false, more }))
  expect(await screen.findByText('کیف پول شرکت را مدیرعامل شارژ می‌کند.')).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'همه تراکنش‌ها' }))
  expect(location.pathname).toBe('/legal/wallet/transaction')
  await userEvent.click(await screen.findByRole('button', { name: /شارژ کیف پول/ }))
  expect(await screen.findByText('پخش البرز')).toBeVisible()
})

test('the profile names the company and asks before it leaves', async () => {
  const { calls } = open('/legal/profile', answersOf({ more: { 'DELETE /user/logout': {} } }))
  expect(await screen.findByText('پخش مهر')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'خروج از حساب' }))
  await userEvent.click(screen.getByRole('button', { name: 'خروج' }))
  await waitFor(() => expect(session.exists.value).toBe(false))
  expect(location.pathname).toBe('/')
  expect(document.cookie).not.toContain('kasbeno-company=s')
  expect(callsOf(calls, 'DELETE')).toHaveLength(1)
})
