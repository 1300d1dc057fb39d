import { persianText, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { noCeiling } from '@kasbeno/api/contracts/words/companies'
import { installments } from '#areas/debts/words/installments.ts'

export const legalWeek = {
  title: 'هفته مدیرعامل',
  onlyCeo: 'این صفحه برای مدیرعامل شرکت است.',
  toHome: 'بازگشت به خانه',

  waiting: 'در انتظار شما',
  nothingWaits: 'فاکتور یا قراردادی منتظر امضا یا پرداخت شما نیست.',
  toSign: 'امضای فاکتور',
  toPay: 'پرداخت فاکتور',
  count: (count: number) => `${toPersianDigits(count)} فاکتور`,
  invoice: (externalId: string, day: string) => `شماره ${persianText(externalId)}، تا ${day}`,

  pastDue: 'گذشته از سررسید',
  debts: (count: number) => `بدهی ${toPersianDigits(count)} فاکتور`,
  lateFees: installments.lateFeeIn,
  pay: 'پرداخت بدهی',

  due: 'سررسیدها',
  thisWeek: 'این هفته',
  nextWeek: 'هفته آینده',
  nothingDue: 'سررسیدی نیست.',

  lastDays: 'هفت روز گذشته',
  signed: (count: number) => `امضای ${toPersianDigits(count)} فاکتور کامل شد`,
  paid: (count: number) => `${toPersianDigits(count)} فاکتور پرداخت شد`,

  spending: 'هزینه کارت‌ها در این ماه',
  noHolders: 'هنوز کارتی برای دارندگان صادر نشده است.',
  noCeiling,
  ceiling: (rials: string) => `سقف ${rials} ریال`,
  spentOf: (spent: string, ceiling: string) => `${spent} ریال از سقف ${ceiling} ریال`,
}
