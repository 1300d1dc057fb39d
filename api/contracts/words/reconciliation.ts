import type {
  LineState,
  LineStatus,
  OurKind,
  ReconciliationFormat,
  ReconciliationRequestKind,
  ReconciliationSource,
  ReconciliationStatus,
  ResolveAction,
} from '../reconciliation.ts'
import { registrationWords } from './registration.ts'

const matched = registrationWords.inquiry.MATCHED
const open = 'باز'

export const reconciliationWords = {
  reconciliationSource: {
    BANK: 'صورت‌حساب بانک',
    MELLAT: 'به‌پرداخت ملت',
    SAMAN: 'سامان کیش',
    IRANKISH: 'ایران‌کیش',
  } satisfies Record<ReconciliationSource, string>,
  reconciliationFormat: {
    XLSX: 'اکسل',
    CSV: 'csv',
    MT940: 'MT940',
    CAMT053: 'camt.053',
  } satisfies Record<ReconciliationFormat, string>,
  reconciliation: {
    OPEN: open,
    CLOSED: 'بسته',
  } satisfies Record<ReconciliationStatus, string>,
  reconciliationLine: {
    MATCHED: matched,
    MISSING_HERE: 'تنها در فایل',
    MISSING_THERE: 'تنها در دفتر',
    AMOUNT_DIFFERS: 'مبلغ ناهمسان',
    DUPLICATE: 'تکراری در فایل',
  } satisfies Record<LineStatus, string>,
  reconciliationLineState: {
    MATCHED: matched,
    OPEN: open,
    ASKED: 'پرسیده از بانک',
    RESOLVED: 'تعیین تکلیف‌شده',
  } satisfies Record<LineState, string>,
  reconciliationAction: {
    EXPLAINED: 'توضیح داده شد',
    BOOKED: 'واریز ثبت شد',
    REVERSED: 'واریز برگشت خورد',
    ASKED_BANK: 'از بانک پرسیده شد',
  } satisfies Record<ResolveAction, string>,
  reconciliationOurs: {
    'payments': 'پرداخت درگاهی',
    'gateway-deposits': 'واریز درگاه',
    'payouts': 'حواله',
  } satisfies Record<OurKind, string>,
  reconciliationRequestKind: {
    CLOSE: 'بستن تطبیق',
  } satisfies Record<ReconciliationRequestKind, string>,
} as const
