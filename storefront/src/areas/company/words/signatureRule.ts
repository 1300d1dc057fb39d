import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import type { MemberRole } from '@kasbeno/api/contracts/companies'
import type { SignatureLevel } from '@kasbeno/api/contracts/quorum'
import { noCeiling } from '@kasbeno/api/contracts/words/companies'
import type { RefusedRule } from '#core/api/types.ts'

/** company §6 */
export const signatureRule = {
  menu: 'قاعده امضا',
  title: 'قاعده امضای شرکت',
  intro: 'قاعده‌ای که هنگام رسیدن فاکتور برقرار باشد، برای همان فاکتور به کار می‌رود.',
  members: 'صاحبان امضا',
  minimum: 'حداقل امضای اختیاری',
  roles: { CEO: 'مدیرعامل', BOARD_MEMBER: 'عضو هیئت‌مدیره' } satisfies Record<MemberRole, string>,
  levels: {
    MANDATORY: 'امضای الزامی',
    OPTIONAL: 'امضای اختیاری',
    NOT_ALLOWED: 'بدون حق امضا',
  } satisfies Record<SignatureLevel, string>,
  pending: 'تغییر در انتظار تأیید',
  waitsForYou: 'تغییری در قاعده امضا در انتظار تأیید شماست',
  spendingWaitsForYou: 'افزایش خرید بی‌امضا در انتظار تأیید شماست',
  proposal: (name: string) => `پیشنهاد ${name}`,
  toDecision: 'دیدن تغییر و تصمیم',
  proposedBy: (name: string, at: string) => `پیشنهاد ${name} در ${at}`,
  waitingFor: (names: readonly string[]) =>
    names.length > 0
      ? `در انتظار تأیید یکی از این صاحبان امضا: ${names.join('، ')}`
      : 'در انتظار تأیید کارشناس بانک',
  confirm: 'تأیید تغییر',
  refuse: 'رد تغییر',
  withdraw: 'پس گرفتن تغییر',
  confirmed: 'تغییر برقرار شد.',
  refused: 'تغییر کنار گذاشته شد.',
  refuseMeaning:
    'با رد شما این تغییر برقرار نمی‌شود و همه چیز همان است که بود. همه اعضای شرکت نام و دلیل شما را در این صفحه می‌بینند.',
  refuseNow: 'ثبت رد تغییر',
  dropped: 'تغییرهای خرید بی‌امضا، و تغییرهای رد یا پس‌گرفته‌شده',
  droppedBy: {
    CONFIRMED: (name: string) => `تأییدکننده: ${name}`,
    REFUSED: (name: string) => `ردکننده: ${name}`,
    WITHDRAWN: (name: string) => `${name} آن را پس گرفت`,
  } satisfies Record<RefusedRule['status'], (name: string) => string>,
  droppedBecause: (reason: string) => `دلیل: ${reason}`,
  proposer: (name: string) => `پیشنهاددهنده: ${name}`,
  history: 'تاریخچه قاعده امضا',
  noHistory: 'قاعده‌ای ثبت نشده است.',
  comma: '، ',
  version: (version: number) => `نسخه ${toPersianDigits(version)}`,
  changedBy: (name: string) => `ثبت‌کننده: ${name}`,
  confirmedBy: (name: string) => `تأییدکننده: ${name}`,
  minimumChange: (before: number | null, after: number) =>
    before === null
      ? `حداقل امضای اختیاری: ${toPersianDigits(after)}`
      : `حداقل امضای اختیاری: از ${toPersianDigits(before)} به ${toPersianDigits(after)}`,
  levelChange: (name: string, before: string, after: string) =>
    `${name}: از «${before}» به «${after}»`,
  noMember: 'عضو نیست',
  methodChange: (before: string, after: string) => `روش پرداخت شرکت: از «${before}» به «${after}»`,
  ceilingChange: (name: string, before: string, after: string) =>
    `سقف ماهانه کارت ${name}: از ${before} به ${after}`,
  ceiling: (rials: string | null) => (rials === null ? noCeiling : `${rials} ریال`),
  loss: (rials: string) => `بیشترین خرید بی‌امضا در هر ماه: ${rials} ریال`,
}
