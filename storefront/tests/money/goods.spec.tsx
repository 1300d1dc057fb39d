import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Goods } from '#areas/invoices/parts/goods/Goods.tsx'
import { amountOf, qtyOf } from '#areas/invoices/parts/goods/report.ts'
import ReportGoodsScreen from '#areas/invoices/screens/ReportGoodsScreen.tsx'
import { rememberPlan } from '#core/plan.ts'
import { startSession } from '#core/session.ts'
import { toasts } from '#core/toast.ts'
import { paidFromCredit } from './orders.ts'
import { callsOf, serve } from './server.ts'

const oil = { id: 1, itemName: 'روغن', unitType: 'کارتن', qty: 10, price: 1_000_000 }
const rice = { id: 2, itemName: 'برنج', unitType: 'کیلوگرم', qty: 2.5, price: 999 }
const order = paidFromCredit({ orderItems: [oil, rice] })
const receipt = (changes: object = {}) => ({
  receivedAt: null,
  receiptUntil: '2026-12-21',
  canConfirm: true,
  canReport: true,
  disputes: [],
  ...changes,
})
const dispute = (changes: object = {}) => ({
  id: 'd-1',
  status: 'OPEN',
  goodsAmount: 3_000_000,
  refundAmount: 3_105_000,
  walletAmount: null,
  note: 'سه کارتن نرسید',
  openedAt: '2026-11-22T08:00:00Z',
  answerBy: '2026-12-06',
  decidedAt: null,
  decidedBy: null,
  answer: null,
  items: [{ ...oil, line: 1, qty: 3, reason: 'MISSING', amount: 3_000_000 }],
  ...changes,
})
const served = (of: object, more: object = {}) =>
  serve({ 'GET /order/7': order, 'GET /order/7/receipt': receipt(of), ...more })

beforeEach(() => {
  startSession({ bearerToken: 'token' })
  rememberPlan('kasbeno-fmcg-real')
})

test.each([
  ['۳', 3],
  ['3', 3],
  ['۱٫۵', 1.5],
  ['1.25', 1.25],
  ['۱/۵', 1.5],
  ['10', 10],
  ['10.001', null],
  ['0', null],
  ['-1', null],
  ['1.0001', null],
  ['', null],
  ['سه', null],
])('«%s» of ten is %s', (typed, qty) => {
  expect(qtyOf(oil, typed)).toBe(qty)
})

test('what a line falls by is floored as its total is', () => {
  expect(amountOf(rice, '۱')).toBe(2497 - 1498)
  expect(amountOf(rice, '۲٫۵')).toBe(2497)
  expect(amountOf(rice, '۳')).toBe(0)
})

test('lines are reported with their quantity, reason and note; what is missing is said first', async () => {
  const sent = { disputeId: 'd-1', status: 'OPEN' }
  const calls = served({}, { 'POST /order/7/receipt': sent })
  render(<ReportGoodsScreen id="7" />)
  const send = await screen.findByRole('button', { name: 'فرستادن گزارش' })
  await userEvent.click(send)
  await screen.findByText('دست‌کم یک قلم را انتخاب کنید.')
  // Whatever is wrong first comes into sight.
  expect(screen.getByRole('checkbox', { name: /روغن/ })).toHaveFocus()
  await userEvent.click(screen.getByRole('checkbox', { name: /روغن/ }))
  const qty = screen.getByRole('textbox', { name: 'تعداد دارای مشکل' })
  await userEvent.clear(qty)
  await userEvent.type(qty, '۱۱')
  await userEvent.click(send)
  await screen.findByText(/تعدادی بیش از صفر و تا ۱۰ کارتن/)
  await screen.findByText('بنویسید چه شده است.')
  expect(qty).toHaveFocus()
  expect(callsOf(calls, 'POST')).toEqual([])
  await userEvent.clear(qty)
  await userEvent.type(qty, '۳')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'مشکل' }), 'DAMAGED')
  await userEvent.type(screen.getByRole('textbox', { name: 'شرح' }), ' شکسته بود ')
  expect(screen.getByText('جمع کالاهای گزارش‌شده').parentElement?.textContent).toContain(
    '۳٬۰۰۰٬۰۰۰'
  )
  await userEvent.click(send)
  await waitFor(() => expect(callsOf(calls, 'POST')).toHaveLength(1))
  const [call] = callsOf(calls, 'POST')
  expect(call?.body).toEqual({ items: [{ id: 1, qty: 3, reason: 'DAMAGED' }], note: 'شکسته بود' })
  expect(call?.key).toBeTruthy()
})

test('goods whose report was refused are shown, and cannot be chosen again', async () => {
  served({ disputes: [dispute({ status: 'REFUSED', decidedBy: 'STAFF' })] })
  render(<ReportGoodsScreen id="7" />)
  expect(await screen.findByRole('checkbox', { name: /روغن.*پذیرفته نشده/ })).toBeDisabled()
  expect(screen.getByRole('checkbox', { name: /برنج/ })).toBeEnabled()
})

test('a half-written report is kept over a way back until it is sent, and who has left meanwhile stays away', async () => {
  let answer = (_: unknown) => {}
  const waits = () => new Promise((resolve) => (answer = resolve))
  served({}, { 'POST /order/7/receipt': waits })
  render(<ReportGoodsScreen id="7" />)
  await userEvent.click(await screen.findByRole('checkbox', { name: /روغن/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'شرح' }), 'شکسته بود')
  cleanup()

  render(<ReportGoodsScreen id="7" />)
  expect(await screen.findByRole('checkbox', { name: /روغن/ })).toBeChecked()
  expect(screen.getByRole('textbox', { name: 'شرح' })).toHaveValue('شکسته بود')
  await userEvent.click(screen.getByRole('button', { name: 'فرستادن گزارش' }))
  cleanup()
  history.replaceState(null, '', '/wallet')
  answer({ disputeId: 'd-1', status: 'OPEN' })
  await waitFor(() => expect(toasts.value).toHaveLength(1))
  expect(Object.keys(sessionStorage).join()).not.toContain('report-goods')
  expect(location.pathname).toBe('/wallet')
})

test('a report that was sent leads back to its invoice, which Back then leaves', async () => {
  const back = vi.spyOn(history, 'back')
  served({}, { 'POST /order/7/receipt': { disputeId: 'd-1', status: 'OPEN' } })
  history.replaceState(null, '', '/order/7/completed')
  render(<Goods order={order} />)
  await userEvent.click(await screen.findByRole('link', { name: 'گزارش مشکل' }))
  cleanup()
  render(<ReportGoodsScreen id="7" />)
  await userEvent.click(await screen.findByRole('checkbox', { name: /روغن/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'شرح' }), 'شکسته بود')
  await userEvent.click(screen.getByRole('button', { name: 'فرستادن گزارش' }))
  await waitFor(() => expect(location.pathname).toBe('/order/7/completed'))
  expect(back).toHaveBeenCalledOnce()
})

test('an open report says what it means, and is taken back after a question', async () => {
  const calls = served(
    { canReport: false, disputes: [dispute()] },
    { 'POST /order/7/receipt/withdraw': { disputeId: 'd-1', status: 'WITHDRAWN' } }
  )
  render(<Goods order={order} />)
  await screen.findByText(/پرداخت ۳٬۱۰۵٬۰۰۰ ریال تا پایان بررسی لازم نیست/)
  await screen.findByText('در انتظار پاسخ شرکت پخش')
  expect(screen.queryByRole('link', { name: /گزارش/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'پس گرفتن گزارش' }))
  expect(callsOf(calls, 'POST')).toEqual([])
  const sure = within(await screen.findByRole('dialog'))
  await userEvent.click(sure.getByRole('button', { name: 'پس گرفتن گزارش' }))
  await waitFor(() => expect(callsOf(calls, 'POST /order/7/receipt/withdraw')).toHaveLength(1))
})

test.each([
  ['ACCEPTED', 'SUPPLIER', 0, /۳٬۱۰۵٬۰۰۰ ریال به اعتبار شما بازگشت/, 'پاسخ شرکت پخش'],
  ['ACCEPTED', 'STAFF', 3_105_000, /۳٬۱۰۵٬۰۰۰ ریال به کیف پول شما بازگشت/, 'پاسخ بانک'],
  ['ACCEPTED', 'STAFF', 5_000, /۳٬۱۰۵٬۰۰۰ ریال به اعتبار و کیف پول شما بازگشت/, 'پاسخ بانک'],
  ['REFUSED', 'STAFF', null, /مانند بقیه فاکتور در سررسید پرداخت می‌شود/, 'پاسخ بانک'],
])(
  'what became %s by %s is shown with the answer, and where its money came back to',
  async (...row) => {
    const [status, decidedBy, walletAmount, meaning, whose] = row
    served({ disputes: [dispute({ status, decidedBy, walletAmount, answer: 'بررسی شد' })] })
    render(<Goods order={order} />)
    await screen.findByText(meaning)
    expect(screen.getByText(whose).parentElement?.textContent).toContain('بررسی شد')
  }
)

test.each([
  ['repaid', { installmentRemainingAmount: 0 }, '۱۸٬۶۳۰٬۰۰۰'],
  [
    'paid from the wallet',
    {
      paymentSource: 'WALLET',
      installmentReceiptAmount: null,
      installmentRemainingAmount: null,
      installmentReceiptStatus: null,
    },
    '۱۸٬۰۹۰٬۰۰۰',
  ],
] as const)(
  'a report on an invoice that was %s says what was paid, and where the money goes',
  async (_how, changes, paid) => {
    served({ disputes: [dispute()] })
    render(<Goods order={paidFromCredit({ ...changes })} />)
    expect(
      await screen.findByText(`برای این فاکتور تاکنون ${paid} ریال پرداخته‌اید.`)
    ).toBeVisible()
    expect(screen.getByText(/۳٬۱۰۵٬۰۰۰ ریال به کیف پول شما بازمی‌گردد/)).toBeVisible()
    expect(screen.queryByText(/لازم نیست/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'پس گرفتن گزارش' }))
    expect(screen.queryByText(/در سررسید/)).toBeNull()
  }
)

test('a report on an invoice that is half repaid lowers the debt first', async () => {
  served({ disputes: [dispute()] })
  render(<Goods order={paidFromCredit({ installmentRemainingAmount: 1_000_000 })} />)
  expect(await screen.findByText(/پرداخت ۱٬۰۰۰٬۰۰۰ ریال تا پایان بررسی لازم نیست/)).toBeVisible()
  expect(
    screen.getByText(/۱٬۰۰۰٬۰۰۰ ریال از بدهی شما کم می‌شود و ۲٬۱۰۵٬۰۰۰ ریال به کیف پول شما/)
  ).toBeVisible()
})

test('what was received, or is too late, offers nothing', async () => {
  served({ receivedAt: '2026-11-23T08:00:00Z', canConfirm: false, canReport: false })
  render(<Goods order={order} />)
  await screen.findByText(/رسیدن کالاها را در .* تأیید کرده‌اید/)
  expect(screen.queryByRole('button')).toBeNull()
})
