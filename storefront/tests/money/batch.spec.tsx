import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { Toasts } from '#ui/Toasts.tsx'
import PaidBatchScreen from '#areas/invoices/screens/PaidBatchScreen.tsx'
import PayBatchScreen from '#areas/invoices/screens/PayBatchScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { startSession } from '#core/session.ts'
import { anInvoice, paidFromCredit } from './orders.ts'
import { callsOf, serve } from './server.ts'

const plan = 'kasbeno-fmcg-real'
const list = `GET /order/${plan}/pending-orders/10/0`
const start = 'POST /order/pending-orders/several/payment-otp-start'
const verify = 'POST /order/pending-orders/several/payment-otp-verify'
const batch = (...ids: string[]) => `GET /order/pending-orders/several?orderIds=${ids.join('%2C')}`

const rows = ['a', 'b', 'c'].map((id, at) =>
  anInvoice({
    id,
    externalId: `110${at}`,
    distributorName: `پخش ${id}`,
    grandTotalAmount: 1_000_000,
  })
)
const option = (source: 'CREDIT' | 'WALLET', changes: object = {}) => ({
  source,
  amount: source === 'CREDIT' ? 2_100_000 : 2_050_000,
  available: source === 'CREDIT' ? 9_000_000 : 500_000,
  firstDueDate: source === 'CREDIT' ? '2027-01-20' : null,
  refusal: source === 'CREDIT' ? null : 'WALLET_TOO_LOW',
  refused: [],
  ...changes,
})
const seen = (changes: object = {}) => ({
  phone: '09121234567',
  items: rows.slice(0, 2),
  paymentOptions: [option('CREDIT', changes), option('WALLET', changes)],
})
const pending = { items: rows, meta: { currentPage: 1, pageSize: 10, total: 3 } }

const open = async (answers: Record<string, unknown>) => {
  const calls = serve({ [list]: pending, [batch('a', 'b')]: seen(), ...answers })
  history.replaceState(null, '', '/order/together')
  render(
    <Router>
      <Toasts />
      <PayBatchScreen />
    </Router>
  )
  await screen.findByRole('checkbox', { name: /پخش a/ })
  return calls
}
const mark = async (...names: string[]) => {
  for (const name of names) {
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`پخش ${name}`) }))
  }
}
const next = () => screen.getByRole('button', { name: 'ادامه پرداخت' })
const footer = () => document.querySelector('footer')!.textContent.replace(/\u00a0/g, ' ')
const openSheet = async () => {
  await mark('a', 'b')
  await userEvent.click(next())
  await screen.findByText(/یا همه پرداخت می‌شوند/)
}

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
})

test('what is marked is counted and summed at the bottom; nothing marked pays nothing', async () => {
  await open({})
  expect(footer()).toContain('هنوز فاکتوری علامت نزده‌اید.')
  expect(next()).toBeDisabled()
  await mark('a', 'b')
  expect(footer()).toMatch(/۲ فاکتور۲٬۰۰۰٬۰۰۰ ریال/)
  await mark('a')
  expect(footer()).toMatch(/۱ فاکتور۱٬۰۰۰٬۰۰۰ ریال/)
  await userEvent.click(screen.getByRole('button', { name: 'علامت زدن همه' }))
  expect(footer()).toMatch(/۳ فاکتور/)
  await userEvent.click(screen.getByRole('button', { name: 'برداشتن همه علامت‌ها' }))
  expect(next()).toBeDisabled()
})

test('the sheet says what each source gives and leaves; one code is asked for once and pays all', async () => {
  const calls = await open({
    [start]: { expirationMillis: 120_000, paymentSource: 'CREDIT', amount: 2_100_000 },
    [verify]: { items: [], paymentSource: 'CREDIT', amount: 2_100_000 },
  })
  await openSheet()
  const sheet = screen.getByRole('dialog', { name: 'پرداخت ۲ فاکتور با هم' })
  expect(sheet.textContent.replace(/\u00a0/g, ' ')).toContain('۲٬۱۰۰٬۰۰۰ ریال')
  expect(sheet.textContent.replace(/\u00a0/g, ' ')).toContain('۶٬۹۰۰٬۰۰۰ ریال')
  expect(sheet.textContent.replace(/\u00a0/g, ' ')).toContain('کارمزدها، در همین مبلغ۱۰۰٬۰۰۰ ریال')
  await userEvent.click(screen.getByRole('radio', { name: /کیف پول/ }))
  expect(screen.getByText(/موجودی کیف پول برای همه/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'ارسال کد' })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: /اعتبار/ }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'ارسال کد' }))
  await userEvent.type(await screen.findByLabelText('کد پیامک‌شده'), '48125')
  await waitFor(() => expect(location.pathname).toBe('/order/together/result'))
  expect(callsOf(calls, start).map(({ body }) => body)).toEqual([
    { orderIds: ['a', 'b'], paymentSource: 'CREDIT' },
  ])
  expect(callsOf(calls, verify).map(({ body }) => body)).toEqual([
    { orderIds: ['a', 'b'], otpSecret: 48125 },
  ])
  expect(callsOf(calls, verify)[0]!.key).toMatch(/^[0-9a-f]{32}$/)
})

test('what cannot be paid is named before the code, and left out with one press', async () => {
  const refused = [{ ...rows[1]!, message: 'دیگر قابل پرداخت نیست.' }]
  await open({ [batch('a', 'b')]: seen({ refused }) })
  await openSheet()
  expect(screen.getByText(/پخش b، فاکتور .*دیگر قابل پرداخت نیست/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'ارسال کد' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'علامت این فاکتورها را بردار' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(footer()).toMatch(/۱ فاکتور/)
})

test('Back closes the sheet, then the code, and keeps the marks', async () => {
  await open({ [start]: { expirationMillis: 120_000, paymentSource: 'CREDIT', amount: 2_100_000 } })
  await openSheet()
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(footer()).toMatch(/۲ فاکتور/)
  await userEvent.click(next())
  await userEvent.click(await screen.findByRole('button', { name: 'ارسال کد' }))
  await screen.findByLabelText('کد پیامک‌شده')
  history.back()
  await waitFor(() => expect(screen.queryByLabelText('کد پیامک‌شده')).toBeNull())
  expect(footer()).toMatch(/۲ فاکتور/)
})

test('a code that arrives after the sheet was closed does not open its step', async () => {
  let answer = (_: unknown) => {}
  await open({ [start]: () => new Promise((resolve) => (answer = resolve)) })
  await openSheet()
  await userEvent.click(screen.getByRole('button', { name: 'ارسال کد' }))
  await userEvent.click(screen.getByRole('button', { name: 'انصراف' }))
  answer({ expirationMillis: 120_000, paymentSource: 'CREDIT', amount: 2_100_000 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByLabelText('کد پیامک‌شده')).toBeNull()
})

test('without a network the list says so, and the marks survive a lost answer', async () => {
  const calls = await open({ [batch('a', 'b')]: 'offline', [start]: 'offline' })
  await mark('a', 'b')
  await userEvent.click(next())
  expect(await screen.findByRole('button', { name: 'تلاش دوباره' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'ارسال کد' })).toBeDisabled()
  expect(callsOf(calls, start)).toEqual([])
  history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(footer()).toMatch(/۲ فاکتور/)
})

const showResult = (items: object[], state: object = {}) => {
  const ids = (items as { id: string }[]).map(({ id }) => id)
  serve({ [batch(...ids)]: { ...seen(), items } })
  history.replaceState(state, '', `/order/together/result?orderIds=${ids.join()}`)
  render(<PaidBatchScreen />)
}

test('the receipt lists each with its number; an address alone claims nothing', async () => {
  const paid = ['x', 'y'].map((id, at) =>
    paidFromCredit({ id, distributorName: `پخش ${id}`, bankReferenceNumber: `77001234567${at}` })
  )
  showResult(paid)
  expect(await screen.findByText('۲ فاکتور پرداخت شد')).toBeInTheDocument()
  expect(document.body.textContent.replace(/\u00a0/g, ' ')).toContain('۳۷٬۲۶۰٬۰۰۰ ریال')
  expect(screen.getByText('۷۷۰۰۱۲۳۴۵۶۷۰')).toBeInTheDocument()
  expect(screen.getByText('۷۷۰۰۱۲۳۴۵۶۷۱')).toBeInTheDocument()
})

test('of several invoices of one distributor it is asked once whether it may see the credit', async () => {
  const paid = ['x', 'y', 'z'].map((id) =>
    paidFromCredit({
      id,
      ...(id === 'z' && { distributorSlug: 'mehr', distributorName: 'پخش مهر' }),
    })
  )
  const consent = (slug: string) => `GET /distributors/kasbeno-fmcg-real/${slug}/credit-consent`
  const silent = { isAllowed: false, because: 'NEVER_SAID' }
  serve({
    [batch('x', 'y', 'z')]: { ...seen(), items: paid },
    [consent('golestan')]: silent,
    [consent('mehr')]: silent,
  })
  history.replaceState({}, '', '/order/together/result?orderIds=x,y,z')
  render(<PaidBatchScreen />)
  const asked = await screen.findAllByRole('heading', { name: /ببیند؟$/ })
  expect(asked.map(({ textContent }) => textContent)).toEqual([
    'پخش گلستان مانده اعتبار شما را ببیند؟',
    'پخش مهر مانده اعتبار شما را ببیند؟',
  ])
})

test('when none was paid, what the server said and which invoice it was stand there', async () => {
  showResult([anInvoice({ id: 'p' }), anInvoice({ id: 'q' })], {
    refusal: 'این فاکتورها با هم پرداخت نشدند.',
    refused: [{ ...rows[1]!, message: 'پس از فرستادن کد تغییر کرده است.' }],
  })
  expect(await screen.findByText('هیچ‌یک پرداخت نشد')).toBeInTheDocument()
  expect(screen.getByText('این فاکتورها با هم پرداخت نشدند.')).toBeInTheDocument()
  expect(screen.getByText('پس از فرستادن کد تغییر کرده است.')).toBeInTheDocument()
})
