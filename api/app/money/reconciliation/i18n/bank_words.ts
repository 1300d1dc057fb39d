import { fieldWords } from '#contracts/words/fields'
import type { StatementColumn } from '../domain/lines.js'

const spelt = (names: string) => names.split(' | ')

/** What a column of a statement may be called in Persian, Arabic and English; its key does as well. */
const spellings: Readonly<Record<StatementColumn, string>> = {
  day: 'تاریخ | تاریخ تراکنش | تاریخ سند | تاریخ عملیات | تاریخ واریز | تاریخ پرداخت | تاریخ و ساعت | زمان تراکنش | date | transaction date | booking date | value date | posting date | التاريخ | تاريخ العملية | تاريخ القيد',
  reference:
    'شماره پیگیری | کد پیگیری | شماره رهگیری | کد رهگیری | شماره مرجع | شماره ارجاع | کد مرجع | رسید دیجیتال | reference | reference number | ref | ref num | ref no | rrn | retrieval reference number | sale reference id | tracking number | transaction id | الرقم المرجعي | رقم المرجع | المرجع',
  otherReference:
    'شماره سند | شماره فیش | شماره حواله | کد سند | شماره سریال | document number | voucher | receipt number | رقم السند | رقم القيد | رقم المستند',
  amount:
    'مبلغ | مبلغ (ریال) | مبلغ تراکنش | مبلغ تراکنش (ریال) | مبلغ خالص | amount | amount (irr) | transaction amount | المبلغ | قيمة العملية',
  credit:
    'بستانکار | بستانکار (ریال) | واریز | واریز (ریال) | مبلغ واریز | مبلغ بستانکار | credit | credit amount | deposit | دائن | الدائن | إيداع | ايداع',
  debit:
    'بدهکار | بدهکار (ریال) | برداشت | برداشت (ریال) | مبلغ برداشت | مبلغ بدهکار | debit | debit amount | withdrawal | مدين | المدين | سحب',
  text: 'شرح | شرح سند | شرح تراکنش | توضیحات | توضیح | بابت | text | description | details | narrative | البيان | الوصف',
  status: 'وضعیت | وضعیت تراکنش | نتیجه | status | result | state | الحالة',
}

export const headersOf = Object.fromEntries(
  Object.entries(spellings).map(([column, names]) => [column, [column, ...spelt(names)]])
) as Record<StatementColumn, string[]>

/** What a column is called in an answer. */
export const columnWords: Readonly<Record<StatementColumn, string>> = {
  day: 'تاریخ',
  reference: fieldWords.referenceCode,
  otherReference: fieldWords.voucher,
  amount: fieldWords.amount,
  credit: fieldWords.creditSide,
  debit: fieldWords.debit,
  text: fieldWords.text,
  status: fieldWords.status,
}

export const rialUnits = spelt('ریال | rials | rial | irr | ريال')
export const totalWords = spelt(
  'جمع | جمع کل | مجموع | جمع ستون | total | grand total | sum | المجموع | الإجمالي | الاجمالي'
)
export const successWords = spelt(
  'موفق | تراکنش موفق | انجام شد | تسویه شده | ok | success | successful | done | settled | approved | ناجحة | ناجح'
)
export const failedWords = spelt(
  'ناموفق | تراکنش ناموفق | برگشت خورده | برگشتی | لغو شده | failed | unsuccessful | reversed | canceled | cancelled | declined | فاشلة | فاشل | ملغاة'
)
