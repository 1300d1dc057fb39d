import { jalaliDate } from '#app/platform/time/jalali'
import { inRials } from '#app/platform/i18n/fa'

export const creditPreviews = {
  allocate: (amount: number, expiresOn: string) =>
    `${inRials(amount)} اعتبار تا ${jalaliDate(expiresOn)} تخصیص می‌یابد و کارت مشتری ساخته می‌شود.`,
  askAllocation: (amount: number) => `تخصیص ${inRials(amount)} اعتبار به تأیید نفر دوم می‌رود.`,
  ownersLimits: (before: number, after: number, limit: number) =>
    `سقف اعتبارهای این مشتری با هم از ${inRials(before)} به ${inRials(after)} می‌رسد که بیش از ${inRials(limit)} است؛ نفر دوم باید تأیید کند.`,
  suspend: (left: number) =>
    `خرید از این اعتبار متوقف می‌شود و ${inRials(left)} مانده آن قابل برداشت نیست. بدهی باز می‌ماند.`,
  unsuspend: (left: number) =>
    `مسدودی کارکنان برداشته می‌شود و خرید تا ${inRials(left)} دوباره ممکن است.`,
  unsuspendInPart:
    'مسدودی کارکنان برداشته می‌شود، ولی اعتبار به دلیل‌های دیگر همچنان مسدود می‌ماند.',
  revolve: (freed: number) => `${inRials(freed)} اعتبار آزاد می‌شود.`,
  nothingToRevolve: 'چیزی برای آزاد کردن نیست؛ گردش اعتبار درست است.',
  grantRenewal: (expiresOn: string, fee: number) =>
    `مشتری پس از امضای قرارداد تمدید و پرداخت ${inRials(fee)} کارمزد و مالیات، تا ${jalaliDate(expiresOn)} اعتبار خواهد داشت.`,
  changeLimit: (from: number, to: number, left: number) =>
    `سقف اعتبار از ${inRials(from)} به ${inRials(to)} می‌رسد و ${inRials(left)} آن قابل خرید است.`,
  lowerInTime: (from: number, to: number, now: number) =>
    `سقف اعتبار از ${inRials(from)} اکنون به ${inRials(now)}، یعنی آنچه مصرف شده است، می‌رسد و با بازپرداخت‌ها تا ${inRials(to)} پایین می‌آید.`,
  askLimit: (from: number, to: number) =>
    `تغییر سقف اعتبار از ${inRials(from)} به ${inRials(to)} به تأیید نفر دوم می‌رود.`,
} as const
