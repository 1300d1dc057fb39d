import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { RepaySheet } from '#areas/debts/parts/installments/RepaySheet.tsx'
import InstallmentScreen from '#areas/debts/screens/InstallmentScreen.tsx'
import InstallmentsScreen from '#areas/debts/screens/InstallmentsScreen.tsx'
import OrdersScreen from '#areas/invoices/screens/OrdersScreen.tsx'
import WalletScreen from '#areas/wallet/screens/WalletScreen.tsx'
import { startSession } from '#core/session.ts'
import { anInvoice, linesShown } from './orders.ts'
import { callsOf, serve } from './server.ts'

const plan = 'kasbeno-fmcg-real'
const installment = (changes: object = {}) => ({
  id: 'i-1',
  orderId: '7',
  externalId: '14050829',
  distributorName: 'پخش گلستان',
  distributorLogo: null,
  amount: 18_630_000,
  paidAmount: 8_000_000,
  remainingAmount: 10_630_000,
  lateFeeAmount: 0,
  owedAmount: 10_630_000,
  status: 'PAST_DUE',
  dueDate: '2026-11-19',
  daysLeft: -2,
  ...changes,
})
const summary = {
  owedAmount: 25_630_000,
  lateFeeAmount: 0,
  disputedAmount: 0,
  openCount: 2,
  pastDueAmount: 10_630_000,
  pastDueCount: 1,
  nextDueDate: '2026-12-20',
  nextDueAmount: 15_000_000,
  nextDueInDays: 29,
  payingUnblocks: false,
  blocks: [],
}
const wallet = { cash: 4_000_000, credit: 74_370_000, creditAmount: 100_000_000 }
const gateways = [{ indicator: 'SAMAN', name: 'سامان', logo: null, isDefault: true }]

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
})

const openDebts = async () => {
  serve({
    [`GET /order/${plan}/installments/3/0?status=OPEN`]: { items: [], summary },
    [`GET /order/${plan}/installments/10/0?status=OPEN`]: {
      items: [installment()],
      summary,
      meta: { currentPage: 1, pageSize: 10, total: 1 },
    },
    [`GET /wallet/${plan}/self`]: wallet,
    'GET /payment/gateways-list': gateways,
  })
  history.replaceState(null, '', '/installments')
  render(<InstallmentsScreen />)
  await screen.findByText('پخش گلستان')
}

test('the total owed is all that is open, with what is past due beside it', async () => {
  await openDebts()
  const totals = screen.getByRole('heading', { name: 'جمع بدهی باز' }).parentElement
  expect(totals).toHaveTextContent(/۲۵٬۶۳۰٬۰۰۰ ریال/)
  expect(totals).toHaveTextContent(/دو میلیون و پانصد و شصت و سه هزار تومان/)
  expect(totals).toHaveTextContent(/۲ بدهی باز/)
  expect(totals).toHaveTextContent(/سررسیدگذشته۱۰٬۶۳۰٬۰۰۰ ریال/)
  expect(screen.getByText('۲ روز پیش')).toBeVisible()
  expect(
    screen.getByLabelText('۸٬۰۰۰٬۰۰۰ ریال از ۱۸٬۶۳۰٬۰۰۰ ریال پرداخت شده است.')
  ).toBeInTheDocument()
})

test('what is past due is suggested, and the rest of the wallet is reckoned by subtraction', async () => {
  await openDebts()
  await userEvent.click(await screen.findByRole('button', { name: 'پرداخت بدهی' }))
  const sheet = screen.getByRole('dialog')
  expect(within(sheet).getByLabelText('مبلغ پرداخت')).toHaveValue('۱۰٬۶۳۰٬۰۰۰')
  expect(sheet).toHaveTextContent(
    '۴٬۰۰۰٬۰۰۰ ریال از کیف پول برداشته می‌شود و ۶٬۶۳۰٬۰۰۰ ریال کمبود آن را از درگاه می‌پردازید.'
  )
  await userEvent.click(within(sheet).getByRole('button', { name: 'همه بدهی' }))
  expect(within(sheet).getByLabelText('مبلغ پرداخت')).toHaveValue('۲۵٬۶۳۰٬۰۰۰')
  // An empty field promises nothing of the wallet, and says itself what is wrong.
  const field = screen.getByRole('textbox')
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('button', { name: 'رفتن به درگاه پرداخت' }))
  expect(field).toHaveFocus()
  expect(screen.getByText('مبلغ پرداخت را وارد کنید.')).toBeVisible()
})

test('a debt that the wallet holds: what is taken, what stays, and the receipt by its number', async () => {
  const calls = serve({
    [`POST /order/${plan}/installments/i-1/pay`]: {
      paymentNeeded: false,
      repayment: { repaymentId: 'r-1' },
    },
  })
  history.replaceState(null, '', '/installments/i-1')
  render(
    <RepaySheet
      installmentId="i-1"
      owed={10_630_000}
      cash={30_000_000}
      opensCredit={false}
      onClose={() => undefined}
    />
  )
  expect(screen.getByRole('dialog')).toHaveTextContent(
    '۱۰٬۶۳۰٬۰۰۰ ریال از کیف پول برداشته می‌شود و ۱۹٬۳۷۰٬۰۰۰ ریال در آن می‌ماند.'
  )
  await userEvent.click(screen.getByRole('button', { name: 'پرداخت از کیف پول' }))
  await waitFor(() =>
    expect(location.pathname + location.search).toBe('/wallet-transaction-callback?repaymentId=r-1')
  )
  expect(callsOf(calls, 'POST').map(({ body }) => body)).toEqual([{ amount: 10_630_000 }])
})

test('an amount that was typed is there again after the sheet was closed, as long as the debt is the same', async () => {
  serve({})
  const sheet = (owed: number) =>
    render(
      <RepaySheet
        installmentId="i-1"
        owed={owed}
        cash={30_000_000}
        opensCredit={false}
        onClose={() => undefined}
      />
    )
  const amount = () => screen.getByLabelText('مبلغ پرداخت')
  const first = sheet(10_000_000)
  await userEvent.clear(amount())
  await userEvent.type(amount(), '4000000')
  first.unmount()
  const second = sheet(10_000_000)
  expect(amount()).toHaveValue('۴٬۰۰۰٬۰۰۰')
  second.unmount()
  sheet(6_000_000)
  expect(amount()).toHaveValue('۶٬۰۰۰٬۰۰۰')
})

test('one debt: what is left, what was owed, what was paid and what came back', async () => {
  serve({
    [`GET /order/${plan}/installments/i-1`]: {
      ...installment({
        reversedAmount: 1_000_000,
        remainingAmount: 9_630_000,
        owedAmount: 9_630_000,
      }),
      referenceNumber: '1000042',
      clearedAt: null,
      isFrozen: false,
      cashBalance: 0,
      payingUnblocks: false,
      repayments: [{ amount: 8_000_000, paidAt: '2026-11-20T10:00:00Z' }],
    },
  })
  render(<InstallmentScreen id="i-1" />)
  expect((await screen.findByText('مانده بدهی')).parentElement).toHaveTextContent(/۹٬۶۳۰٬۰۰۰ ریال/)
  expect(linesShown()).toEqual({
    'وضعیت': 'سررسیدگذشته',
    'سررسید': '۱۴۰۵/۰۸/۲۸ (۲ روز پیش)',
    'مبلغ بدهی': '۱۸٬۶۳۰٬۰۰۰ ریال',
    'پرداخت‌شده': '۸٬۰۰۰٬۰۰۰ ریال',
    'مبلغ بازگشتی': '۱٬۰۰۰٬۰۰۰ ریال',
    '۱۳:۳۰ | ۱۴۰۵/۰۸/۲۹': '۸٬۰۰۰٬۰۰۰ ریال',
  })
})

test('the second page of invoices follows the first, each invoice once', async () => {
  const page = (currentPage: number, ids: number[]) => ({
    items: ids.map((id) => anInvoice({ id: String(id), externalId: String(id) })),
    meta: { currentPage, pageSize: 10, total: 12 },
  })
  const calls = serve({
    [`GET /order/${plan}/pending-orders/10/0`]: page(1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    [`GET /order/${plan}/pending-orders/10/1`]: page(2, [11, 12]),
    [`GET /user/${plan}/registration-status`]: {},
  })
  history.replaceState(null, '', '/order')
  render(<OrdersScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'نمایش بیشتر' }))
  await screen.findByText('۱۲')
  expect(screen.getAllByRole('article')).toHaveLength(12)
  expect(callsOf(calls, `GET /order/${plan}/pending-orders/10/`).map(({ path }) => path)).toEqual([
    `/order/${plan}/pending-orders/10/0`,
    `/order/${plan}/pending-orders/10/1`,
  ])
})

test('a row of the wallet says its direction, and opens what it was for', async () => {
  const row = (id: string, type: string, amount: number) => ({
    id,
    type,
    title: 'پرداخت فاکتور',
    amount,
    createdAt: '2026-11-21T09:05:00Z',
    referenceCode: '1000042',
    transactionStatus: 'COMPLETED',
    transactionSource: { transactionType: 'ORDER_PAYMENT', title: 'پرداخت فاکتور' },
  })
  serve({
    [`GET /wallet/${plan}/self`]: wallet,
    'GET /transaction/10/0?transactionStatus=COMPLETED': {
      items: [row('e-1', 'WITHDRAW', 18_090_000), row('e-2', 'DEPOSIT', 500_000)],
      meta: { currentPage: 1, pageSize: 10, total: 2 },
    },
    'GET /transaction/e-1': {
      ...row('e-1', 'WITHDRAW', 18_090_000),
      orderId: '7',
      externalId: '14050829',
      distributorName: 'پخش گلستان',
      repaymentId: null,
    },
  })
  render(<WalletScreen />)
  const [out, into] = await screen.findAllByRole('button', { name: /پرداخت فاکتور.*ریال/ })
  expect(out).toHaveTextContent(/۱۸٬۰۹۰٬۰۰۰ ریالبرداشت/)
  expect(into).toHaveTextContent(/۵۰۰٬۰۰۰ ریالواریز/)
  await userEvent.click(out as HTMLElement)
  const sheet = screen.getByRole('dialog')
  expect(await within(sheet).findByRole('link', { name: 'مشاهده فاکتور' })).toHaveAttribute(
    'href',
    '/order/7/completed'
  )
  expect(linesShown(sheet)).toEqual({
    'برداشت': '۱۸٬۰۹۰٬۰۰۰ ریالیک میلیون و هشتصد و نه هزار تومان',
    'زمان': '۱۲:۳۵ | ۱۴۰۵/۰۸/۳۰',
    'شرکت پخش': 'پخش گلستان',
    'شماره فاکتور': '۱۴۰۵۰۸۲۹',
    'شماره پیگیری': '۱۰۰۰۰۴۲',
  })
})

test('a payment that failed stands in a tab of its own, and leads to its own page', async () => {
  const failed = {
    id: 'p-1',
    type: 'DEPOSIT',
    title: 'شارژ کیف پول',
    amount: 70_000,
    createdAt: '2026-11-21T09:05:00.000Z',
    referenceCode: '1000043',
    transactionStatus: 'FINAL_ERROR',
    transactionSource: { transactionType: 'WALLET_CHARGE', title: 'شارژ کیف پول' },
  }
  const page = (items: object[]) => ({
    items,
    meta: { currentPage: 1, pageSize: 10, total: items.length },
  })
  serve({
    [`GET /wallet/${plan}/self`]: wallet,
    'GET /transaction/10/0?transactionStatus=COMPLETED': page([]),
    'GET /transaction/10/0?transactionStatus=FINAL_ERROR': page([failed]),
  })
  render(<WalletScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'ناموفق' }))
  const row = await screen.findByRole('button', { name: /شارژ کیف پول.*۷۰٬۰۰۰ ریالناموفق/ })
  await userEvent.click(row)
  expect(location.pathname + location.search).toBe('/wallet-transaction-callback?id=p-1')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('late fees stand beside the debt, are part of what is paid, and are said to come first', async () => {
  const late = {
    ...summary,
    ...{ owedAmount: 26_000_000, pastDueAmount: 11_000_000, lateFeeAmount: 370_000 },
  }
  serve({
    [`GET /order/${plan}/installments/3/0?status=OPEN`]: { items: [], summary: late },
    [`GET /order/${plan}/installments/10/0?status=OPEN`]: {
      items: [installment()],
      summary: late,
      meta: { currentPage: 1, pageSize: 10, total: 1 },
    },
    [`GET /wallet/${plan}/self`]: { ...wallet, cash: 50_000_000 },
    'GET /payment/gateways-list': gateways,
  })
  history.replaceState(null, '', '/installments')
  render(<InstallmentsScreen />)
  const totals = (await screen.findByRole('heading', { name: 'جمع بدهی باز' })).parentElement
  expect(totals).toHaveTextContent(/^جمع بدهی باز۲۶٬۰۰۰٬۰۰۰ ریال.*دیرکرد، در همین مبلغ۳۷۰٬۰۰۰ ریال/)
  await userEvent.click(screen.getByRole('button', { name: 'پرداخت بدهی' }))
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByRole('textbox')).toHaveValue('۱۱٬۰۰۰٬۰۰۰')
  expect(sheet).toHaveTextContent('نخست ۳۷۰٬۰۰۰ ریال دیرکرد پرداخت می‌شود')
  await userEvent.click(within(sheet).getByRole('button', { name: 'همه بدهی' }))
  expect(within(sheet).getByRole('textbox')).toHaveValue('۲۶٬۰۰۰٬۰۰۰')
})
