import type { ChangeKind } from '../change_requests.ts'
import { reconciliationWords } from './reconciliation.ts'

/** What waits for a second person. */
export const changeRequestWords = {
  changeKind: {
    'staff-requests': 'حساب و نقش کارکنان',
    'distributor-requests': 'شبا، کارمزد و شرایط پخش',
    'gateway-requests': 'درگاه پرداخت',
    'sms-requests': 'متن و فرستنده پیامک',
    'contract-template-requests': 'متن قرارداد',
    'late-fee-requests': 'بخشودگی دیرکرد',
    'phone-requests': 'شماره موبایل مشتری',
    'print-requests': 'دسته چاپ',
    'package-requests': 'بسته اعتباری',
    'plan-requests': 'طرح',
    'partner-requests': 'برنامه شریک',
    'payout-requests': 'اصلاح حواله',
    'reconciliation-requests': reconciliationWords.reconciliationRequestKind.CLOSE,
    'approvals': 'اعتبار',
    'settlement-runs': 'اجرای تسویه',
    'payout-retries': 'ارسال دوباره حواله',
    'payment-decisions': 'تصمیم درباره پرداخت',
    'withdrawals': 'برداشت از کیف پول',
    'rule-changes': 'قاعده امضای شرکت',
    'setting-proposals': 'تنظیمات',
  } satisfies Record<ChangeKind, string>,
  changeView: { TO_DECIDE: 'برای تصمیم من', ASKED: 'خواسته‌های من' },
  payoutRetryAction: { RETRY: 'ارسال دوباره حواله‌های ناموفق' },
  withdrawalAction: { WITHDRAW: 'برداشت از کیف پول' },
  ruleChangeAction: { CHANGE_RULE: 'تغییر قاعده امضا' },
  settingProposalAction: { CHANGE_SETTING: 'تغییر تنظیم' },
} as const
