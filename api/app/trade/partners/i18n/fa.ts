import { toPersianDigits } from '#contracts/digits'
import { partnerTokenRules } from '#contracts/partners'

export const messages = {
  nameTaken: 'برنامه‌ای با این نام هست.',
  noDistributor: 'برنامه پست به نام هیچ شرکت پخشی کار نمی‌کند. شرکت پخش را خالی بگذارید.',
  distributorMissing: 'شرکت پخشی را که این برنامه به نام آن کار می‌کند برگزینید.',
  newWaits: 'برنامه‌ای با همین نام در انتظار نفر دوم است.',
  tokenWaits: 'برای این برنامه درخواست دیگری در انتظار نفر دوم است.',
  noToken: `توکنی برای گرفتن نیست. توکن را کسی که درخواست کرده است تا ${toPersianDigits(partnerTokenRules.takenWithinHours)} ساعت پس از تأیید نفر دوم یک بار می‌گیرد؛ اگر گذشته است دوباره درخواست کنید.`,
  deviceEnded: 'دستگاه این برنامه از کار افتاده است و توکن تازه نمی‌گیرد. دستگاه تازه‌ای ثبت کنید.',
  stopDevice: 'این برنامه یک دستگاه کارت‌خوان است. آن را از صفحه دستگاه از کار بیندازید.',
  stoppedMeanwhile:
    'این برنامه پس از درخواست متوقف شده است. درخواست را رد کنید تا اگر باید دوباره کار کند از نو درخواست شود.',
  stopped: 'این برنامه پیش‌تر متوقف شده است.',
} as const
