import { cleanup, render, screen, within } from '@testing-library/react'
import type { ToldBlock } from '@kasbeno/api/contracts/credit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import InstallmentsScreen from '#areas/debts/screens/InstallmentsScreen.tsx'
import HomeScreen from '#areas/home/screens/HomeScreen.tsx'
import { RefusalNotice } from '#areas/invoices/parts/invoicePayment/RefusalNotice.tsx'
import SummaryScreen from '#areas/signup/screens/SummaryScreen.tsx'
import WalletScreen from '#areas/wallet/screens/WalletScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { clearSession, startSession } from '#core/session.ts'
import { withCredit } from '../homes.ts'
import { answering, json } from '../support.ts'

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan('kasbeno-fmcg-real')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
})

afterEach(() => {
  cleanup()
  clearSession()
})

const since = '2026-11-20'
const arrears: ToldBlock = { reason: 'ARREARS', since }
const page = { items: [], meta: { currentPage: 1, pageSize: 10, total: 0 } }

const blockedFor = (blocks: ToldBlock[], pastDueAmount = 0) => {
  const home = withCredit({})
  home.registration.creditBlocked = true
  const payingUnblocks = blocks.every(({ reason }) => reason === 'ARREARS')
  Object.assign(home.installments.summary, { blocks, pastDueAmount, payingUnblocks })
  answering(({ path }) => {
    if (path.startsWith('/api/home')) return json(home)
    if (path.includes('/installments')) return json(home.installments)
    if (path.includes('/registration-status')) return json(home.registration)
    if (path.startsWith('/api/wallet')) return json(home.wallet)
    return json(path.includes('/transaction/') ? page : [])
  })
  return home
}

const places = [
  ['home', HomeScreen],
  ['the wallet', WalletScreen],
  ['the debts', InstallmentsScreen],
  ['the state of the file', SummaryScreen],
  ['the pay sheet', () => <RefusalNotice refusal="BLOCKED" />],
] as const

test.each(places)(
  'arrears: %s says since when, and which sum opens the credit',
  async (_, Page) => {
    blockedFor([arrears], 25_500_000)
    render(<Page />)
    expect(
      await screen.findByText(/از ۲۹ آبان ۱۴۰۵ مسدود است، چون بدهی‌ای از سررسید گذشته/)
    ).toBeVisible()
    expect(
      screen.getByText(/با پرداخت ۲۵٬۵۰۰٬۰۰۰ ریال سررسیدگذشته.*دوباره باز می‌شود/)
    ).toBeVisible()
    expect(screen.queryByText(/به‌تنهایی/)).toBeNull()
  }
)

test.each(places)('staff: %s says since when, and whom to call', async (_, Page) => {
  blockedFor([{ reason: 'STAFF', since }, arrears], 25_500_000)
  render(<Page />)
  expect(
    await screen.findByText(/خرید با این اعتبار از ۲۹ آبان ۱۴۰۵ برای بررسی متوقف است/)
  ).toBeVisible()
  expect(
    screen.getByText(/۲۵٬۵۰۰٬۰۰۰ ریال سررسیدگذشته هم دارید؛ پرداخت آن به‌تنهایی/)
  ).toBeVisible()
  expect(screen.queryByText(/همان لحظه دوباره باز می‌شود/)).toBeNull()
  expect(screen.queryByText(/همچنان باز است/)).toBeNull()
  expect((await screen.findAllByRole('link', { name: 'تماس با پشتیبانی' })).at(-1)).toBeVisible()
})

test('papers that are out of date are named, and how new ones are sent', async () => {
  blockedFor([{ reason: 'PAPERS_EXPIRED', since }])
  render(<HomeScreen />)
  const why = await screen.findByText(/مهلت یکی از مدارک شما گذشته است/)
  expect(why).toHaveTextContent(/برای فرستادن مدرک تازه با پشتیبانی تماس بگیرید/)
  expect(why).toHaveTextContent(/بازپرداخت و پرداخت از کیف پول همچنان باز است/)
  expect(screen.queryByRole('link', { name: 'پرداخت بدهی' })).toBeNull()
})

test('a credit that is closed for good says since when', async () => {
  const home = blockedFor([{ reason: 'WRITTEN_OFF', since }])
  home.registration.renewalRefusal = 'WRITTEN_OFF'
  render(<HomeScreen />)
  const title = await screen.findByRole('heading', { name: 'اعتبار شما برای همیشه بسته شد' })
  expect(
    within(title.parentElement!).getByText(/از ۲۹ آبان ۱۴۰۵ برای همیشه بسته است/)
  ).toBeVisible()
})

test('a credit that is over names its last day in the wallet too', async () => {
  const home = blockedFor([])
  const over = { creditBlocked: false, isCreditExpired: true, hasActivePlatformFee: false }
  Object.assign(home.registration, { ...over, creditScoreExpirationDate: since })
  Object.assign(home.installments.summary, { payingUnblocks: false })
  render(<WalletScreen />)
  expect(await screen.findByText('آخرین روز آن ۲۹ آبان ۱۴۰۵ بود.')).toBeVisible()
})

test('what a phone kept of an earlier version is shown without reasons', async () => {
  const home = blockedFor([])
  Object.assign(home.installments.summary, { blocks: undefined, payingUnblocks: false })
  render(<HomeScreen />)
  expect(await screen.findByText(/برای پیگیری با پشتیبانی تماس بگیرید/)).toBeVisible()
})
