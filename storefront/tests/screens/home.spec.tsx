import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import HomeScreen from '#areas/home/screens/HomeScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { refresh } from '#core/query.ts'
import { clearSession, startSession } from '#core/session.ts'
import type { Home } from '#core/api/types.ts'
import { aHome, withCredit } from '../homes.ts'
import { answering, json } from '../support.ts'

const plan = 'kasbeno-fmcg-real'
/** Text as a reader takes it in: the parts of an amount stand in elements of their own. */
const textOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ')

const shows = async (home: Home) => {
  const calls = answering(({ path }) => (path.startsWith('/api/home') ? json(home) : json({})))
  render(<HomeScreen />)
  await screen.findByText(/سلام/)
  return calls
}

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
})

afterEach(() => {
  cleanup()
  clearSession()
})

test('the whole page is one call', async () => {
  const calls = await shows(aHome())
  expect(calls.map(({ path }) => path)).toEqual([`/api/home/${plan}`])
})

test('what is left, what is used and the limit are three amounts, each in its place', async () => {
  await shows(withCredit({ credit: 320_000_000, creditAmount: 500_000_000 }))
  const card = screen.getByRole('region', { name: 'اعتبار باقی‌مانده' })
  expect(textOf(card)).toContain('اعتبار باقی‌مانده۳۲۰٬۰۰۰٬۰۰۰ ریال')
  expect(textOf(card)).toContain('استفاده‌شده۱۸۰٬۰۰۰٬۰۰۰ ریال')
  expect(textOf(card)).toContain('سقف اعتبار۵۰۰٬۰۰۰٬۰۰۰ ریال')
  const bar = within(card).getByRole('img')
  expect(bar).toHaveAccessibleName('۱۸۰٬۰۰۰٬۰۰۰ ریال از ۵۰۰٬۰۰۰٬۰۰۰ ریال استفاده شده است.')
  expect(bar.querySelector('span')!.style.inlineSize).toBe('36%')
})

test('the cash of the wallet is shown beside its button', async () => {
  await shows(withCredit({ cash: 12_345_000 }))
  expect(textOf(screen.getByText('موجودی کیف پول').parentElement!)).toBe(
    'موجودی کیف پول۱۲٬۳۴۵٬۰۰۰ ریال'
  )
})

test('the total owed is that of all open installments, what is past due is said beside it', async () => {
  const home = withCredit({})
  home.installments.summary.owedAmount = 90_000_000
  home.installments.summary.pastDueAmount = 25_000_000
  home.installments.items[0]!.owedAmount = 25_000_000
  await shows(home)
  expect(textOf(screen.getByText('جمع بدهی‌های باز').parentElement!)).toBe(
    'جمع بدهی‌های باز۹۰٬۰۰۰٬۰۰۰ ریالنه میلیون تومان'
  )
  expect(screen.getByText(/۲۵٬۰۰۰٬۰۰۰ ریال.*سررسید|سررسید.*۲۵٬۰۰۰٬۰۰۰/)).toBeInTheDocument()
})

const offer = () => screen.queryByRole('dialog', { name: 'شارژ کیف پول' })
const low = { cash: 0, credit: 500_000_000, creditAmount: 500_000_000 }

test.each([
  ['with what is past due', 25_500_000, /۲۵٬۵۰۰٬۰۰۰ ریال سررسیدگذشته/],
  ['alone, once the debt itself is paid', 500_000, /۵۰۰٬۰۰۰ ریال سررسیدگذشته/],
])('late fees are asked for %s', async (_, pastDueAmount, sentence) => {
  const home = withCredit(low)
  Object.assign(home.installments.summary, { pastDueAmount, lateFeeAmount: 500_000 })
  await shows(home)
  expect(screen.getByText(sentence)).toBeInTheDocument()
  expect(offer()).not.toBeInTheDocument()
})

test('a line that is blocked for arrears opens with the late fees paid, and says so', async () => {
  const home = withCredit({})
  home.registration.creditBlocked = true
  const owed = { pastDueAmount: 25_500_000, lateFeeAmount: 500_000, payingUnblocks: true }
  Object.assign(home.installments.summary, owed)
  await shows(home)
  expect(screen.getByText(/با پرداخت ۲۵٬۵۰۰٬۰۰۰ ریال/)).toBeInTheDocument()
})

test('each invoice that waits is shown with its own amount and leads to its own page', async () => {
  await shows(withCredit({}))
  const rows = screen.getAllByRole('link', { name: 'پرداخت' })
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/order/i1/pending',
    '/order/i2/pending',
  ])
  expect(textOf(rows[0]!.closest('li')!)).toContain('۴۱٬۰۰۰٬۰۰۰ ریال')
  expect(textOf(rows[1]!.closest('li')!)).toContain('۷٬۵۰۰٬۰۰۰ ریال')
})

test('the badge of the orders counts all that wait, not those on the page', async () => {
  const home = withCredit({})
  home.pendingOrders.meta.total = 12
  await shows(home)
  expect(textOf(screen.getByRole('link', { name: /فاکتورها/ }))).toContain('۱۲')
})

test('nobody is greeted as a stranger: by name, or without one', async () => {
  await shows(aHome())
  expect(screen.getByText('سلام، مریم')).toBeInTheDocument()
})

test('before the name is known none is said', async () => {
  answering(() => undefined)
  render(<HomeScreen />)
  await act(async () => Promise.resolve())
  expect(screen.queryByText(/سلام/)).not.toBeInTheDocument()
})

test('a charge is offered where nothing more pressing is on the page, and says what it is for', async () => {
  await shows(withCredit(low))
  expect(offer()).toBeInTheDocument()
  expect(textOf(offer()!)).toContain('۲٬۷۵۰٬۰۰۰ ریال')
  expect(textOf(offer()!)).toContain('به سقف اعتبار شما افزوده نمی‌شود')
  expect(textOf(offer()!)).not.toContain('کارمزد')
})

test('no charge is offered over a debt that is past due', async () => {
  const home = withCredit(low)
  home.installments.summary.pastDueAmount = 1
  await shows(home)
  expect(offer()).not.toBeInTheDocument()
})

test('no charge is offered over an expired line, and no past day is called its validity', async () => {
  const home = withCredit(low)
  const end = { creditScoreExpirationDate: '2026-11-18' }
  Object.assign(home.registration, { isCreditExpired: true, hasActivePlatformFee: true, ...end })
  await shows(home)
  expect(offer()).not.toBeInTheDocument()
  // The fee of the new year is paid and its contract is not signed: a day that has passed is no validity.
  expect(screen.queryByText(/معتبر تا/)).not.toBeInTheDocument()
})

test('no charge is offered over the end of the credit, which names the branch until the bank has agreed', async () => {
  const home = withCredit(low)
  Object.assign(home.registration, {
    creditRemainingDays: 5,
    creditScoreExpirationDate: '2026-11-27',
  })
  await shows(home)
  expect(offer()).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'شعبه تمدید' })).toBeVisible()
  cleanup()
  clearSession()
  startSession({ bearerToken: 'token' })
  home.registration.hasRenewalCredit = true
  await shows(home)
  expect(screen.queryByRole('link', { name: 'شعبه تمدید' })).toBeNull()
  expect(screen.getByText(/بانک با تمدید آن موافقت کرده است/)).toBeVisible()
})

test('no charge is offered over a blocked line', async () => {
  const home = withCredit(low)
  home.registration.creditBlocked = true
  await shows(home)
  expect(offer()).not.toBeInTheDocument()
})

const renewing = { isCreditExpired: true, hasRenewalCredit: true, hasActivePlatformFee: false }
test('no charge is offered over the congratulations, nor right after them', async () => {
  const home = withCredit(low)
  home.registration.hasJustGetCredit = true
  const calls = await shows(home)
  expect(screen.getByRole('dialog')).toHaveAccessibleName('تبریک؛ اعتبار شما فعال شد')
  home.registration = { ...home.registration, hasJustGetCredit: false }
  await userEvent.click(screen.getByRole('button', { name: 'دیدن اعتبار' }))
  await vi.waitFor(() =>
    expect(calls.filter(({ path }) => path === `/api/home/${plan}`)).toHaveLength(2)
  )
  await act(async () => Promise.resolve())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each([
  ['was blocked', { creditBlocked: true }],
  ['has ended', { isCreditExpired: true }],
])('nobody is congratulated on credit that %s meanwhile', async (_, closed) => {
  const home = withCredit(low)
  Object.assign(home.registration, { hasJustGetCredit: true, ...closed })
  await shows(home)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('without a network the last known home is shown as such: its time, and nothing to pay by', async () => {
  await shows(withCredit({ credit: 320_000_000, creditAmount: 500_000_000, cash: 9_000_000 }))
  cleanup()
  // A reload: what was read lives in the page's memory no more.
  const kept = localStorage.getItem('kasbeno.last-known')!
  clearSession()
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
  localStorage.setItem(
    'kasbeno.last-known',
    kept.replace(/"at":"[^"]+"/, '"at":"2026-11-20T08:05:00.000Z"')
  )

  answering(() => Promise.reject(new TypeError('no network')))
  render(<HomeScreen />)
  expect(await screen.findByText('این اطلاعات تازه نیست')).toBeInTheDocument()
  expect(screen.getByText('۱۱:۳۵ | ۱۴۰۵/۰۸/۲۹')).toBeInTheDocument()
  expect(screen.getByText('۳۲۰٬۰۰۰٬۰۰۰')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'پرداخت' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'شارژ' })).not.toBeInTheDocument()
})

test('a home that is open is marked as old too, once it can be read no more', async () => {
  const home = withCredit({ credit: 320_000_000, creditAmount: 500_000_000, cash: 9_000_000 })
  let isReachable = true
  answering(() => (isReachable ? json(home) : Promise.reject(new TypeError('no network'))))
  render(<HomeScreen />)
  expect(await screen.findByRole('link', { name: 'شارژ' })).toBeInTheDocument()
  expect(screen.queryByText('این اطلاعات تازه نیست')).not.toBeInTheDocument()

  isReachable = false
  await act(() => refresh('/home'))
  expect(screen.getByText('این اطلاعات تازه نیست')).toBeInTheDocument()
  expect(screen.getByText('۳۲۰٬۰۰۰٬۰۰۰')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'شارژ' })).not.toBeInTheDocument()

  isReachable = true
  await act(() => refresh('/home'))
  expect(screen.queryByText('این اطلاعات تازه نیست')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'شارژ' })).toBeInTheDocument()
})

test('the end of the session forgets the last known home, which never holds a token', async () => {
  await shows(withCredit({}))
  await vi.waitFor(() => expect(localStorage.getItem('kasbeno.last-known')).not.toBeNull())
  expect(JSON.stringify({ ...localStorage })).not.toContain('bearer')
  cleanup()
  clearSession()
  expect(localStorage.getItem('kasbeno.last-known')).toBeNull()
})

test('the charge that is offered is one that can be made', async () => {
  await shows(withCredit({ cash: 0, credit: 10_000_000_000, creditAmount: 10_000_000_000 }))
  expect(textOf(offer()!)).toContain('۵۰٬۰۰۰٬۰۰۰ ریال')
  const charge = within(offer()!).getByRole('link', { name: 'شارژ کیف پول' })
  expect(charge).toHaveAttribute('href', '/wallet/charge?amount=50000000')
})

test('a renewed line says what opens it, and is not called blocked beside it', async () => {
  const home = withCredit({})
  Object.assign(home.registration, renewing)
  await shows(home)
  expect(screen.getAllByRole('heading', { name: 'اعتبار شما تمدید شد' })).toHaveLength(1)
  expect(screen.getByText(/قرارداد را امضا و کارمزد فعال‌سازی سال تازه/)).toBeVisible()
  expect(screen.queryByText('اعتبار شما مسدود است')).toBeNull()
})

test('a year that is paid and not signed shows the card as closed until the signature', async () => {
  const home = withCredit({})
  const paid = { hasActivePlatformFee: true, cardStatus: 'ENABLED' }
  Object.assign(home.registration, { ...renewing, ...paid })
  await shows(home)
  const card = screen.getByRole('region', { name: 'اعتبار باقی‌مانده' })
  expect(within(card).getByText('تا امضای قرارداد تمدید بسته است')).toBeVisible()
  expect(within(card).queryByText('کارت فعال')).toBeNull()
  expect(screen.getByRole('heading', { name: 'یک امضا تا آغاز سال تازه' })).toBeVisible()
})

test.each([
  [false, 'شعبه تمدید', '/credit-renewal/bank-branch'],
  [true, 'ادامه تمدید', '/credit-renewal'],
] as const)('near the end, granted %s, the reminder leads on: %s', async (granted, name, path) => {
  const home = withCredit({})
  const facts = { creditRemainingDays: 5, creditScoreExpirationDate: '2026-12-01' }
  Object.assign(home.registration, { ...facts, hasRenewalCredit: granted })
  await shows(home)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('whoever has signed the renewal is asked for the payment alone', async () => {
  const home = withCredit({})
  Object.assign(home.registration, { ...renewing, hasSignedContract: true })
  await shows(home)
  expect(screen.getByRole('heading', { name: 'یک پرداخت تا آغاز سال تازه' })).toBeVisible()
  expect(screen.queryByText(/قرارداد را امضا/)).toBeNull()
})
