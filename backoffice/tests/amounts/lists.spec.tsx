import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { plainList } from '../../src/components/list/plainList'
import CreditLineList from '../../src/resources/credit/credit-lines/CreditLineList'
import GatewayDepositList from '../../src/resources/money/gateway-deposits/GatewayDepositList'
import InstallmentList from '../../src/resources/credit/installments/InstallmentList'
import LedgerEntryList from '../../src/resources/money/ledger/LedgerEntryList'
import OrderList from '../../src/resources/trade/orders/OrderList'
import PaymentList from '../../src/resources/money/payments/PaymentList'
import PayoutItemList from '../../src/resources/money/payout-items/PayoutItemList'
import PayoutList from '../../src/resources/money/payouts/PayoutList'
import ReceivableList from '../../src/resources/money/receivables/ReceivableList'
import SettlementRunList from '../../src/resources/money/settlement-runs/SettlementRunList'
import { rowsIn } from '../support/amounts'
import { openDesk, rows } from '../support/desk'

/** Each list, a row whose amounts all differ, and where each of them stands; then the sums below. */
const lists: [
  resource: string,
  list: ComponentType,
  row: Record<string, number>,
  shown: Record<string, string>,
  sums: Record<string, number>,
  below: string[],
][] = [
  [
    'orders',
    OrderList,
    { grandTotalAmount: 1101, kasbenoFeeAmount: 1102, bankFeeAmount: 1103 },
    { 'مبلغ فاکتور': '۱٬۱۰۱', 'کارمزد کسب‌نو': '۱٬۱۰۲', 'کارمزد بانک': '۱٬۱۰۳' },
    { grandTotalAmount: 2101, kasbenoFeeAmount: 2102, bankFeeAmount: 2103 },
    ['جمع مبلغ فاکتور: ۲٬۱۰۱ ریال', 'جمع کارمزد کسب‌نو: ۲٬۱۰۲ ریال', 'جمع کارمزد بانک: ۲٬۱۰۳ ریال'],
  ],
  [
    'credit-lines',
    CreditLineList,
    { limit: 1201, used: 1202, held: 1203, left: 1204 },
    { 'سقف اعتبار': '۱٬۲۰۱', 'مصرف‌شده': '۱٬۲۰۲', 'در حال پرداخت': '۱٬۲۰۳', 'باقی‌مانده': '۱٬۲۰۴' },
    { limit: 2201, used: 2202, held: 2203 },
    ['جمع سقف اعتبار: ۲٬۲۰۱ ریال', 'جمع مصرف‌شده: ۲٬۲۰۲ ریال', 'جمع در حال پرداخت: ۲٬۲۰۳ ریال'],
  ],
  [
    'installments',
    InstallmentList,
    { amount: 1301, paidAmount: 1302, remainingAmount: 1303 },
    { 'مبلغ بدهی': '۱٬۳۰۱', 'پرداخت‌شده': '۱٬۳۰۲', 'مانده': '۱٬۳۰۳' },
    { amount: 2301, paidAmount: 2302, remainingAmount: 2303 },
    ['جمع مبلغ بدهی: ۲٬۳۰۱ ریال', 'جمع پرداخت‌شده: ۲٬۳۰۲ ریال', 'جمع مانده: ۲٬۳۰۳ ریال'],
  ],
  [
    'ledger-entries',
    LedgerEntryList,
    { debit: 1401, credit: 1402 },
    { بدهکار: '۱٬۴۰۱', بستانکار: '۱٬۴۰۲' },
    { debit: 2401, credit: 2402 },
    ['جمع بدهکار: ۲٬۴۰۱ ریال', 'جمع بستانکار: ۲٬۴۰۲ ریال'],
  ],
  [
    'payments',
    PaymentList,
    { amount: 1501 },
    { مبلغ: '۱٬۵۰۱' },
    { amount: 2501 },
    ['جمع مبلغ: ۲٬۵۰۱ ریال'],
  ],
  [
    'gateway-deposits',
    GatewayDepositList,
    { amount: 1601 },
    { مبلغ: '۱٬۶۰۱' },
    { amount: 2601 },
    ['جمع مبلغ: ۲٬۶۰۱ ریال'],
  ],
  [
    'payouts',
    PayoutList,
    { net: 1703 },
    { 'مبلغ پرداخت': '۱٬۷۰۳' },
    { gross: 2701, discount: 2702, net: 2703 },
    ['جمع مبلغ کل: ۲٬۷۰۱ ریال', 'جمع تنزیل: ۲٬۷۰۲ ریال', 'جمع مبلغ پرداخت: ۲٬۷۰۳ ریال'],
  ],
  [
    'payout-items',
    PayoutItemList,
    { gross: 1801, discount: 1802, net: 1803 },
    { 'مبلغ پرداخت': '۱٬۸۰۳' },
    { gross: 2801, discount: 2802, net: 2803 },
    ['جمع مبلغ کل: ۲٬۸۰۱ ریال', 'جمع تنزیل: ۲٬۸۰۲ ریال', 'جمع مبلغ پرداخت: ۲٬۸۰۳ ریال'],
  ],
  [
    'receivables',
    ReceivableList,
    { grandTotalAmount: 1901, amount: 1902, payable: 1903, withheld: 1904 },
    { 'قابل پرداخت': '۱٬۹۰۳', 'نگه‌داشته تا پایان رسیدگی': '۱٬۹۰۴' },
    { amount: 2902, payable: 2903, withheld: 2904 },
    [
      'جمع قابل پرداخت: ۲٬۹۰۳ ریال',
      'جمع نگه‌داشته تا پایان رسیدگی: ۲٬۹۰۴ ریال',
      'جمع طلب: ۲٬۹۰۲ ریال',
    ],
  ],
  ['settlement-runs', SettlementRunList, { net: 3103 }, { 'مبلغ پرداخت': '۳٬۱۰۳' }, {}, []],
  ['packages', plainList('packages', false), { amount: 3201 }, { مبلغ: '۳٬۲۰۱' }, {}, []],
]

test.each(lists)('the amounts of %s', async (resource, List, row, shown, sums, below) => {
  const base = `/api/admin/${resource}`
  openDesk(<List />, {
    resource,
    permissions: [],
    answers: {
      [`GET ${base}`]: () => rows([{ id: 'r1', ...row }]),
      [`GET ${base}/totals`]: () => ({ count: 1, ...sums }),
    },
  })
  await waitFor(() => {
    const [line] = rowsIn(screen.getByRole('table'))
    const amounts = Object.entries(line!).filter(([, text]) => /^[۰-۹]٬/.test(String(text)))
    const total = screen.queryByRole('status', { name: 'جمع همه موردهای فیلترشده' })
    const told = [...(total?.children ?? [])].map(({ textContent }) => textContent)
    expect([Object.fromEntries(amounts), told]).toEqual([shown, below])
  })
})
