/** The fields of the list that are amounts, and the column that tells each of them. */
export const exportedAmounts: Record<string, Record<string, string>> = {
  'credit-lines': {
    limit: 'سقف اعتبار (ریال)',
    used: 'مصرف‌شده (ریال)',
    held: 'در حال پرداخت (ریال)',
    left: 'باقی‌مانده (ریال)',
  },
  'installments': {
    amount: 'مبلغ بدهی (ریال)',
    paidAmount: 'پرداخت‌شده (ریال)',
    reversedAmount: 'برگشت‌شده (ریال)',
    remainingAmount: 'مانده (ریال)',
  },
  'orders': {
    grandTotalAmount: 'مبلغ فاکتور (ریال)',
    kasbenoFeeAmount: 'کارمزد کسب‌نو (ریال)',
    bankFeeAmount: 'کارمزد بانک (ریال)',
    refundAmount: 'مبلغ بازگشتی (ریال)',
  },
  'packages': { amount: 'مبلغ (ریال)' },
  'payments': { amount: 'مبلغ (ریال)' },
  'payout-items': { gross: 'مبلغ کل (ریال)', discount: 'تنزیل (ریال)', net: 'مبلغ پرداخت (ریال)' },
  'payouts': { gross: 'مبلغ کل (ریال)', discount: 'تنزیل (ریال)', net: 'مبلغ پرداخت (ریال)' },
  'receivables': { grandTotalAmount: 'مبلغ فاکتور (ریال)', amount: 'طلب (ریال)' },
  'registrations': { packageAmount: 'مبلغ بسته (ریال)' },
  'settlement-runs': {
    gross: 'مبلغ کل (ریال)',
    discount: 'تنزیل (ریال)',
    net: 'مبلغ پرداخت (ریال)',
  },
}
