export const calls = {
  'ledger.ledger.trial_balance': 'تراز آزمایشی اکنون یا یک لحظه گذشته',
  'ledger.ledger_exports.trial_balance': 'فایل تراز آزمایشی',
  'ledger.ledger_exports.reconciliation': 'فایل درستی‌سنجی دفتر کل',
  'ledger.ledger.reconcile': 'درستی‌سنجی دفتر کل',
}
