import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { DueBanner } from '#areas/debts/parts/installments/DueBanner.tsx'
import { InstallmentCard } from '#areas/debts/parts/installments/InstallmentCard.tsx'
import { DebtTotals } from '#areas/debts/parts/installments/DebtTotals.tsx'
import { OrderItems } from '#areas/invoices/parts/orders/OrderItems.tsx'
import { drawReceipt } from '#areas/wallet/parts/receipt/drawReceipt.ts'
import { orderReceipt } from '#areas/wallet/parts/receipt/receipt.ts'
import { useFollowed } from '#areas/wallet/parts/payment/useFollowed.ts'
import DistributorsScreen from '#areas/home/screens/DistributorsScreen.tsx'
import OrdersScreen from '#areas/invoices/screens/OrdersScreen.tsx'
import PendingOrderScreen from '#areas/invoices/screens/PendingOrderScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { startSession } from '#core/session.ts'
import { anInvoice, linesShown, paidFromCredit } from './orders.ts'
import { aFile, callsOf, serve } from './server.ts'

const plan = 'kasbeno-fmcg-real'
const summary = {
  owedAmount: 25_630_000,
  lateFeeAmount: 0,
  disputedAmount: 0,
  openCount: 2,
  pastDueAmount: 0,
  pastDueCount: 0,
  nextDueDate: '2026-11-22',
  nextDueAmount: 15_000_000,
  nextDueInDays: 2,
  payingUnblocks: false,
  blocks: [],
}
const installment = {
  id: 'i-1',
  orderId: '7',
  externalId: '14050829',
  referenceNumber: '1000042',
  distributorName: 'پخش گلستان',
  distributorLogo: null,
  amount: 18_630_000,
  paidAmount: 8_000_000,
  remainingAmount: 10_630_000,
  disputedAmount: 0,
  lateFeeAmount: 0,
  owedAmount: 10_630_000,
  status: 'AWAITING_DUE_DATE' as const,
  dueDate: '2026-11-22',
  daysLeft: 2,
}

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan(plan)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    }
  )
})

test('what falls due next is named by its own amount, not by all that is owed', () => {
  render(<DueBanner summary={summary} isCreditClosed={false} />)
  expect(document.body).toHaveTextContent('۱۵٬۰۰۰٬۰۰۰ ریال')
  expect(document.body).not.toHaveTextContent('۲۵٬۶۳۰٬۰۰۰')
})

test('what is past due is named by its own amount', () => {
  const late = { ...summary, pastDueAmount: 10_630_000, pastDueCount: 1 }
  const { rerender } = render(<DueBanner summary={late} isCreditClosed={false} />)
  expect(document.body).toHaveTextContent('۱۰٬۶۳۰٬۰۰۰ ریال')
  expect(document.body).not.toHaveTextContent('۱۵٬۰۰۰٬۰۰۰')
  expect(document.body).toHaveTextContent('برای باز ماندن اعتبارتان')
  // What is closed does not stay open by paying.
  rerender(<DueBanner summary={late} isCreditClosed />)
  expect(document.body).not.toHaveTextContent('برای باز ماندن اعتبارتان')
})

test('the totals of a debt that is not late: all of it, and what comes next', () => {
  render(<DebtTotals summary={summary} />)
  const totals = screen.getByRole('heading', { name: 'جمع بدهی باز' }).parentElement!
  expect(totals.textContent.replace(/\u00a0/g, ' ')).toMatch(
    /^جمع بدهی باز۲۵٬۶۳۰٬۰۰۰ ریال.*۱۵٬۰۰۰٬۰۰۰ ریال$/
  )
})

test.each([
  ['open: what is left', {}, '۱۰٬۶۳۰٬۰۰۰'],
  ['cleared: what was paid', { status: 'CLEARED', owedAmount: 0 }, '۸٬۰۰۰٬۰۰۰'],
  ['taken back: what it was', { status: 'CLEARED', owedAmount: 0, paidAmount: 0 }, '۱۸٬۶۳۰٬۰۰۰'],
] as const)('the card of a debt that is %s', (_, changes, amount) => {
  render(<InstallmentCard installment={{ ...installment, ...changes }} />)
  const card = screen.getByRole('link').textContent
  const amounts = ['۱۰٬۶۳۰٬۰۰۰', '۸٬۰۰۰٬۰۰۰', '۱۸٬۶۳۰٬۰۰۰'].filter((one) => card.includes(one))
  expect(amounts).toEqual([amount])
})

test('a line of an invoice: quantity, price of one, and their product', () => {
  const items = [
    { id: 1, itemName: 'چای', unitType: 'کارتن', qty: 2.5, price: 4_500_000 },
    { id: 2, itemName: 'قند', unitType: 'بسته', qty: 3, price: 700_000 },
  ]
  render(<OrderItems items={items} />)
  const lines = within(document.querySelector('ul')!).getAllByRole('listitem', { hidden: true })
  expect(lines.map((line) => line.textContent.replace(/\u00a0/g, ' '))).toEqual([
    expect.stringMatching(/^چای۲٫۵ کارتن × ۴٬۵۰۰٬۰۰۰ ریال۱۱٬۲۵۰٬۰۰۰ ریال$/),
    expect.stringMatching(/^قند۳ بسته × ۷۰۰٬۰۰۰ ریال۲٬۱۰۰٬۰۰۰ ریال$/),
  ])
})

const pageOf = (order: object) => ({
  items: [order],
  meta: { currentPage: 1, pageSize: 10, total: 1 },
})

test('each tab lists its own invoices, by goods and debt', async () => {
  serve({
    [`GET /order/${plan}/pending-orders/10/0`]: pageOf(anInvoice({ externalId: '11' })),
    [`GET /order/${plan}/completed-orders/10/0`]: pageOf(paidFromCredit({ externalId: '22' })),
  })
  history.replaceState(null, '', '/order')
  render(<OrdersScreen />)
  expect(await screen.findByText('۱۱')).toBeInTheDocument()
  expect(linesShown()).toEqual({ 'مبلغ کل': '۱۸٬۰۰۰٬۰۰۰ ریال', 'تاریخ فاکتور': '۱۴۰۵/۰۸/۲۹' })
  await userEvent.click(screen.getByRole('button', { name: 'پایان‌یافته' }))
  expect(await screen.findByText('۲۲')).toBeInTheDocument()
  expect(screen.queryByText('۱۱')).toBeNull()
  expect(linesShown()).toMatchObject({ 'مبلغ بدهی': '۱۸٬۶۳۰٬۰۰۰ ریال' })
})

test('an invoice that waits: goods, both fees, both balances, and the sentence of what is owed', async () => {
  serve({ 'GET /order/pending-orders/7': anInvoice() })
  history.replaceState(null, '', '/order/7/pending')
  render(<PendingOrderScreen id="7" />)
  await screen.findByText('پخش گلستان')
  expect(linesShown()).toMatchObject({
    'مبلغ فاکتور': '۱۸٬۰۰۰٬۰۰۰ ریال',
    'کارمزد کسب‌نو': '۹۰٬۰۰۰ ریال',
    'کارمزد بانک': '۵۴۰٬۰۰۰ ریال',
  })
  const balances = Object.values(linesShown())
  expect(balances.slice(-2)).toEqual(['۱۰۰٬۰۰۰٬۰۰۰ ریال', '۳۰٬۰۰۰٬۰۰۰ ریال'])
  expect(document.body).toHaveTextContent('۱۸٬۶۳۰٬۰۰۰')
})

test('the picture of a receipt holds its amount and every line that the page has', async () => {
  const drawn: string[] = []
  const pen = new Proxy(
    { measureText: (text: string) => ({ width: text.length }) },
    {
      get: (known, name) =>
        name === 'fillText'
          ? (text: string) => drawn.push(text)
          : (known[name as keyof typeof known] ?? (() => undefined)),
      set: () => true,
    }
  )
  const canvas = HTMLCanvasElement.prototype
  vi.spyOn(canvas, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(canvas, 'toBlob').mockImplementation((give) => give(new Blob(['png'])))
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } })
  const receipt = orderReceipt(paidFromCredit())
  await drawReceipt(receipt)
  expect(drawn).toContain('۱۸٬۶۳۰٬۰۰۰ ریال')
  expect(receipt.lines.length).toBeGreaterThan(8)
  for (const { name, value } of receipt.lines) {
    expect(drawn).toContain(name)
    expect(drawn.join(' ')).toContain(value)
  }
})

const Followed = () => <p>{useFollowed('p-1').data?.transactionStatus}</p>

test('a payment is asked for until it has ended, and no more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let transactionStatus = 'REDIRECTED'
  const calls = serve({ 'GET /payment/p-1': () => ({ transactionStatus }) })
  render(<Followed />)
  await screen.findByText('REDIRECTED')
  transactionStatus = 'COMPLETED'
  await vi.advanceTimersByTimeAsync(10_000)
  await screen.findByText('COMPLETED')
  const asked = callsOf(calls, 'GET /payment/p-1').length
  await vi.advanceTimersByTimeAsync(120_000)
  expect(callsOf(calls, 'GET /payment/p-1')).toHaveLength(asked)
  vi.useRealTimers()
})

test('a distributor is found in any spelling of its letters', async () => {
  const one = (slug: string, name: string) => ({ slug, name, logo: null, category: null })
  serve({
    [`GET /distributors/${plan}`]: {
      items: [one('a', 'پخش کیان'), one('b', 'بازرگانی خوشه')],
      meta: { currentPage: 1, pageSize: 10, total: 2 },
    },
  })
  render(<DistributorsScreen />)
  await screen.findByText('پخش کیان')
  await userEvent.type(screen.getByRole('searchbox'), 'كيان')
  await waitFor(() => expect(screen.queryByText('بازرگانی خوشه')).toBeNull())
  expect(screen.getByText('پخش کیان')).toBeInTheDocument()
})

test('who has finished invoices takes them all as a file, once for a held key', async () => {
  const shared: File[] = []
  vi.stubGlobal('navigator', {
    ...navigator,
    canShare: () => true,
    share: async ({ files }: { files: File[] }) => shared.push(...files),
  })
  const file = `/order/${plan}/export`
  let arrive = (_: Response) => undefined as void
  const calls = serve({
    [`GET /order/${plan}/completed-orders/10/0`]: {
      items: [anInvoice({ status: 'COMPLETED' })],
      meta: { currentPage: 1, pageSize: 10, total: 1 },
    },
    [`GET ${file}`]: () => new Promise((resolve) => (arrive = resolve)),
  })
  history.replaceState(null, '', '/order?status=COMPLETED')
  render(<OrdersScreen />)
  const take = await screen.findByRole('button', { name: 'فایل اکسل فاکتورها' })
  await userEvent.dblClick(take)
  take.focus()
  await userEvent.keyboard('{Enter>5/}')
  arrive(aFile('فاکتورهای من.xlsx'))
  await waitFor(() => expect(shared.map(({ name }) => name)).toEqual(['فاکتورهای من.xlsx']))
  expect(callsOf(calls, `GET ${file}`)).toHaveLength(1)
})
