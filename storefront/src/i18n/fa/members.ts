import { toPersianDigits } from '@kasbeno/api/contracts/digits'

/** Who is on the board of a company, and what the CEO may do about it. company §6 */
export const members = {
  title: 'اعضای شرکت',
  intro: 'مدیرعامل و اعضای هیئت‌مدیره، حق امضای هر یک و نتیجه بررسی کارشناسان.',
  none: 'هیئت‌مدیره عضوی ندارد.',
  review: 'بررسی کارشناسان',
  reason: 'دلیل رد',
  remove: 'حذف از شرکت',
  removeOf: (name: string) => `حذف ${name} از شرکت`,
  notAdded:
    'تا هیئت‌مدیره در دست بررسی است عضو تازه افزوده نمی‌شود. پس از نتیجه بررسی دوباره بیایید.',
  addHint:
    'عضو تازه را کارشناسان بررسی می‌کنند و تا آن زمان کار شرکت ادامه دارد. پس از تأیید، بدون حق امضا می‌پیوندد و حق امضای او را در «مدیریت امضا»ی داشبورد تعیین می‌کنید.',
  isNewcomer: 'عضو تازه: تا تأیید کارشناسان شرکت را نمی‌بیند و در قاعده امضا نیست.',
  newcomerIntro:
    'این عضو پس از تأیید کارشناسان، بدون حق امضا به شرکت می‌پیوندد. سپس می‌توانید حق امضای او را با تغییر قاعده امضا تعیین کنید.',
  sendNewcomer: 'ارسال برای بررسی',
  newcomerSent: 'عضو تازه برای بررسی فرستاده شد.',
  mend: 'ویرایش و ارسال دوباره',
  takeBack: 'پس گرفتن',
  takeBackOf: (name: string) => `پس گرفتن ${name}`,
  takeBackFollows:
    'این عضو هنوز به شرکت نپیوسته است؛ بررسی او پایان می‌یابد و چیز دیگری تغییر نمی‌کند.',
  editStep: 'ویرایش در مرحله هیئت‌مدیره',

  dialogTitle: (name: string) => `${name} از شرکت حذف شود؟`,
  confirm: 'حذف عضو',
  propose: 'پیشنهاد حذف',
  removed: (name: string) => `${name} دیگر عضو شرکت نیست.`,
  proposed: 'پیشنهاد حذف ثبت شد و در انتظار تأیید است.',

  atOnce: 'از همین لحظه شرکت را در کسب‌نو نمی‌بیند و امضا نمی‌کند.',
  afterConfirmation: (names: readonly string[]) =>
    names.length > 0
      ? `امضای این عضو الزامی است؛ حذف او پس از تأیید ${names.join(' یا ')} برقرار می‌شود و تا آن زمان عضو می‌ماند.`
      : 'امضای این عضو الزامی است؛ حذف او پس از تأیید کارشناس بانک برقرار می‌شود و تا آن زمان عضو می‌ماند.',
  ruleAfter: (mandatory: number, minimum: number, optional: number) =>
    `قاعده امضا پس از حذف: ${toPersianDigits(mandatory)} امضای الزامی و ${toPersianDigits(minimum)} امضا از ${toPersianDigits(optional)} امضای اختیاری.`,
  invoices: (waiting: number) =>
    `${
      waiting > 0
        ? `درباره ${toPersianDigits(waiting)} فاکتوری که در انتظار امضاست: `
        : 'درباره فاکتورهای در انتظار امضا: '
    }امضایی که این عضو داده است برقرار می‌ماند و امضای نداده‌اش دیگر لازم نیست. فاکتوری که امضای دیگران برایش بس نیست، با قاعده تازه امضا می‌شود.`,
  delegationEnds: (delegate: string, delegator: string) =>
    `نمایندگی ${delegate} به جای ${delegator} پایان می‌یابد.`,
  changeLapses: 'تغییری که در قاعده امضا در انتظار تأیید است کنار گذاشته می‌شود.',

  refusedTitle: 'اکنون نمی‌توان این عضو را حذف کرد',
  noRuleLeft: (fault: string) => `بدون این عضو قاعده امضا برآورده نمی‌شود: ${fault}`,
  changeRule: 'قاعده امضا را در داشبورد شرکت، بخش «مدیریت امضا»، تغییر دهید و سپس عضو را حذف کنید.',
  inReview: 'هیئت‌مدیره در دست بررسی کارشناسان است.',
  inReviewNext: 'پس از نتیجه بررسی دوباره بیایید.',
  otherWaits: 'تغییر دیگری در قاعده امضا در انتظار تأیید است.',
  otherWaitsNext: 'نخست آن را در صفحه قاعده امضا پس بگیرید یا منتظر پاسخ بمانید.',
}
