import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import Inbox from '../../src/resources/work/change-requests/Inbox'
import CreditLineShow from '../../src/resources/credit/credit-lines/CreditLineShow'
import OrderShow from '../../src/resources/trade/orders/OrderShow'
import PayoutShow from '../../src/resources/money/payouts/PayoutShow'
import RegistrationShow from '../../src/resources/work/registrations/RegistrationShow'
import SettlementRunShow from '../../src/resources/money/settlement-runs/SettlementRunShow'
import { factsIn, rowsIn } from '../support/amounts'
import { openDesk, rows, type Answers } from '../support/desk'

const readers = [
  'approvals.list',
  'credit-lines.list',
  'orders.list',
  'payouts.list',
  'registrations.list',
  'settlement.read',
]

const openRecord = (resource: string, Page: ComponentType, record: object, answers: Answers = {}) =>
  openDesk(
    <Routes>
      <Route path={`/${resource}/:id/show`} element={<Page />} />
    </Routes>,
    {
      resource,
      path: `/${resource}/r1/show`,
      permissions: readers,
      answers: {
        [`GET /api/admin/${resource}/r1`]: () => ({ id: 'r1', ...record }),
        [`GET /api/admin/${resource}/r1/timeline`]: () => [],
        ...answers,
      },
    }
  )
/** Those that hold an amount of this page, by name. */
const amountsOf = (facts: Record<string, string>, unit = ' ریال') =>
  Object.fromEntries(Object.entries(facts).filter(([, text]) => text.endsWith(unit)))

const posting = (account: string, amount: number) => ({ account, amount })

test('an invoice: goods, fees, what came back, the debt, its lines, and what it wrote into the books', async () => {
  openRecord('orders', OrderShow, {
    status: 'COMPLETED',
    grandTotalAmount: 11_001,
    kasbenoFeeAmount: 11_002,
    bankFeeAmount: 11_003,
    refundAmount: 11_004,
    installment: { amount: 11_005, paidAmount: 11_006, status: 'PAST_DUE', dueDate: '2026-11-20' },
    orderItems: [{ itemName: 'چای', unitType: 'کارتن', qty: 3, price: 700 }],
    versions: [],
    ledgerEntries: [
      {
        id: 'e',
        kind: 'INVOICE_PAID_FROM_CREDIT',
        bookedAt: '2026-11-20T10:00:00Z',
        postings: [posting('bank-funding', 11_007), posting('product-fee-income', -11_008)],
      },
    ],
  })
  await screen.findByText('چای')
  await waitFor(() => expect(Object.keys(amountsOf(factsIn()))).toHaveLength(6))
  expect(amountsOf(factsIn())).toEqual({
    'مبلغ فاکتور': '۱۱٬۰۰۱ ریال',
    'کارمزد کسب‌نو': '۱۱٬۰۰۲ ریال',
    'کارمزد بانک': '۱۱٬۰۰۳ ریال',
    'مبلغ بازگشتی': '۱۱٬۰۰۴ ریال',
    'مبلغ': '۱۱٬۰۰۵ ریال',
    'پرداخت‌شده': '۱۱٬۰۰۶ ریال',
  })
  expect(screen.getAllByRole('table').flatMap(rowsIn)).toMatchObject([
    { 'شرح کالا': 'چای', 'تعداد': '۳', 'فی (ریال)': '۷۰۰', 'جمع (ریال)': '۲٬۱۰۰' },
    { بدهکار: '۱۱٬۰۰۷', بستانکار: '' },
    { بدهکار: '', بستانکار: '۱۱٬۰۰۸' },
  ])
})

test('a credit line: limit, used, held and left, and the same in its bar', async () => {
  openRecord('credit-lines', CreditLineShow, {
    status: 'ACTIVE',
    limit: 12_001,
    used: 12_002,
    held: 12_003,
    left: 12_004,
    targetLimit: 12_005,
    blocks: [],
  })
  await screen.findByRole('img')
  expect(amountsOf(factsIn())).toEqual({
    'سقف اعتبار': '۱۲٬۰۰۱ ریال',
    'مصرف‌شده': '۱۲٬۰۰۲ ریال',
    'در حال پرداخت': '۱۲٬۰۰۳ ریال',
    'باقی‌مانده': '۱۲٬۰۰۴ ریال',
    'سقف هدف': '۱۲٬۰۰۵ ریال',
  })
  expect(screen.getByRole('img')).toHaveAccessibleName('۱۲٬۰۰۲ ریال از ۱۲٬۰۰۱ ریال مصرف شده است')
})

const file = {
  plan: 'kasbeno-fmcg-real',
  kycStep: 'BRANCH_SELECTION',
  identityOverallStatus: 'APPROVED',
  shopOverallStatus: 'APPROVED',
  docsOverallStatus: 'APPROVED',
  documents: [],
  inquiries: [],
  history: [],
  rejections: {},
  shop: null,
  package: { slug: 'p', amount: 13_001 },
  fee: { fee: 13_002, vat: 13_003, status: 'PAID', paidAt: '2026-11-20T10:00:00Z' },
}

test('a file: package, fee, tax, the limit that was given and the one that is asked for', async () => {
  openRecord('registrations', RegistrationShow, {
    ...file,
    creditLine: { id: 'l', limit: 13_004 },
    pendingApproval: { id: 'a', amount: 13_005 },
  })
  const waiting = await screen.findByRole('alert')
  expect(waiting).toHaveTextContent('۱۳٬۰۰۵ ریال')
  expect(Object.values(amountsOf(factsIn()))).toEqual([
    '۱۳٬۰۰۱ ریال',
    '۱۳٬۰۰۲ ریال',
    '۱۳٬۰۰۳ ریال',
    '۱۳٬۰۰۴ ریال',
  ])
  expect(factsIn()).toMatchObject({ 'مالیات بر ارزش افزوده': '۱۳٬۰۰۳ ریال' })
})

test('an approval: what is asked, and all that it is judged by', async () => {
  const request = {
    kind: 'approvals',
    action: 'ALLOCATE_CREDIT',
    status: 'PENDING',
    subject: { resource: 'registrations', id: 'x', title: 'مریم' },
    before: {},
    after: {},
    details: {},
    amount: 14_000_010,
    askedBy: { id: 'b', name: 'سارا' },
    askedByName: 'سارا',
    askedAt: '2026-11-20T10:00:00Z',
    verbs: ['approve', 'reject'],
    evidence: {
      ...file,
      registrationId: 'x',
      packageStatus: 'ALLOCATE_PENDING',
      customer: {
        since: '2026-01-01',
        fees: [],
        lines: [
          { id: '1', plan: 'p', limit: 14_001, used: 14_100 },
          { id: '2', plan: 'q', limit: 1_000, used: 10_000 },
        ],
        invoices: 5,
        invoicesAmount: 14_003,
        pastDue: 6,
        pastDueAmount: 14_004,
        cleared: 7,
      },
    },
  }
  openRecord('change-requests', Inbox, request, {
    'GET /api/admin/change-requests': () => rows([]),
  })
  await screen.findByText('۱۴٬۰۰۳', { exact: false })
  expect(amountsOf(factsIn())).toEqual({
    'مبلغ': '۱۴٬۰۰۰٬۰۱۰ ریال',
    'مبلغ درخواست': '۱۴٬۰۰۰٬۰۱۰ ریال',
    'مبلغ بسته': '۱۳٬۰۰۱ ریال',
    'کارمزد فعال‌سازی': '۱۳٬۰۰۲ ریال',
    'مالیات بر ارزش افزوده': '۱۳٬۰۰۳ ریال',
    'سقف اعتبارهای کنونی': '۱۵٬۰۰۱ ریال',
    'استفاده‌شده': '۲۴٬۱۰۰ ریال',
    'مبلغ فاکتورها': '۱۴٬۰۰۳ ریال',
    'بدهی سررسیدگذشته': '۱۴٬۰۰۴ ریال',
  })
  expect(factsIn()).toMatchObject({
    'مبلغ به حروف': 'یک میلیون و چهارصد هزار و یک تومان',
    'فاکتورهای پرداخت‌شده': '۵',
    'بدهی‌های سررسیدگذشته': '۶',
    'بدهی‌های تسویه‌شده': '۷',
  })
})

test('a run: its sums, each its own', async () => {
  openRecord(
    'settlement-runs',
    SettlementRunShow,
    { kind: 'MATURITY', status: 'PREVIEW', payouts: 9, net: 9, createdById: 'x' },
    {
      'GET /api/admin/settlement/maturity-runs/r1': () => ({
        id: 'r1',
        totals: { payouts: 21, invoices: 22, gross: 15_003, discount: 15_004, net: 15_005 },
        payouts: [],
        resultFiles: [],
        alsoIn: [],
        exclusions: [
          {
            distributorId: '7',
            distributorName: 'پخش',
            reason: 'NO_IBAN',
            amount: 15_006,
            invoices: 23,
          },
        ],
      }),
      'GET /api/admin/settlement-run-items': () =>
        rows([
          {
            id: 'i',
            paymentId: '70',
            externalId: '5',
            gross: 15_007,
            discount: 15_008,
            net: 15_009,
          },
        ]),
    }
  )
  await screen.findByText('۱۵٬۰۰۹')
  expect(factsIn()).toMatchObject({
    'شمار پرداخت‌ها': '۲۱',
    'شمار فاکتورها': '۲۲',
    'مبلغ کل': '۱۵٬۰۰۳ ریال',
    'تنزیل': '۱۵٬۰۰۴ ریال',
    'مبلغ پرداخت': '۱۵٬۰۰۵ ریال',
  })
  expect(screen.getAllByRole('table').flatMap(rowsIn)).toMatchObject([
    { 'مبلغ کل': '۱۵٬۰۰۷', 'تنزیل': '۱۵٬۰۰۸', 'مبلغ پرداخت': '۱۵٬۰۰۹' },
    { 'شمار فاکتورها': '۲۳', 'مبلغ کل': '۱۵٬۰۰۶' },
  ])
})

test('a transfer: its sums, and each invoice with what was paid for it', async () => {
  openRecord(
    'payouts',
    PayoutShow,
    {
      kind: 'DISCOUNT',
      status: 'PAID',
      invoices: 24,
      gross: 16_001,
      discount: 16_002,
      net: 16_003,
    },
    {
      'GET /api/admin/payout-items': () =>
        rows([{ id: 'i', externalId: '5', gross: 16_004, discount: 16_005, net: 16_006 }]),
    }
  )
  await screen.findByText('۱۶٬۰۰۶')
  expect(amountsOf(factsIn())).toEqual({
    'مبلغ کل': '۱۶٬۰۰۱ ریال',
    'تنزیل': '۱۶٬۰۰۲ ریال',
    'مبلغ پرداخت': '۱۶٬۰۰۳ ریال',
  })
  expect(screen.getAllByRole('table').flatMap(rowsIn)).toMatchObject([
    { 'مبلغ کل': '۱۶٬۰۰۴', 'تنزیل': '۱۶٬۰۰۵', 'مبلغ پرداخت': '۱۶٬۰۰۶' },
  ])
})
