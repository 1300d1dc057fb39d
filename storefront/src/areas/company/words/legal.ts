/** The pages of a company's members. company §2 "Company routes" */
export const legal = {
  home: 'خانه',
  companies: 'شرکت‌های شما',
  short: 'شرکت‌ها',
  waiting: 'فاکتورهای باز شرکت',
  waitingForYou: 'در انتظار شما',
  week: 'هفته شما در یک صفحه',
  change: 'شرکت‌ها: تغییر طرح یا شرکت',
  enter: 'ورود به این شرکت',
  openedElsewhere: (name: string) =>
    `در برگه دیگری «${name}» را باز کرده‌اید؛ اینجا هم اکنون همین شرکت باز است.`,
  /** For who was removed while a page of the company was open. */
  left: {
    title: 'عضویت در شرکت',
    told: (name: string) => `دیگر عضو «${name}» نیستید`,
    hint: 'دسترسی شما به این شرکت پایان یافته است و آنچه نیمه‌کاره بود ثبت نشد. شرکت‌های دیگر و فروشگاه خودتان سر جای خود است. اگر اشتباهی شده است، از مدیرعامل شرکت بپرسید.',
    toHub: 'شرکت‌ها و طرح‌های من',
    toLogin: 'انتخاب شرکت دیگر',
  },
  ceo: 'شما مدیرعامل این شرکت هستید.',
  member: 'شما عضو این شرکت هستید.',

  continueTitle: 'ثبت‌نام شرکت نیمه‌کاره است',
  rejectedTitle: 'بخشی از پرونده نیاز به اصلاح دارد',
  continue: (step: string) => `گام بعدی: ${step}`,
  continueAction: 'ادامه ثبت‌نام',
  mendAction: 'مشاهده و اصلاح',
  seeStatus: 'مشاهده وضعیت پرونده',
  allocationTitle: 'در انتظار تخصیص اعتبار',
  allocation: 'مدارک شرکت تأیید شد. در انتظار تخصیص اعتبار از سوی بانک هستید.',
  reviewTitle: 'در انتظار بررسی کارشناسان',
  review: 'مدارک شرکت در دست بررسی کارشناسان است. نتیجه را پیامک می‌کنیم.',
  requestTitle: 'اعتبار برای شرکت شما',
  request: 'اگر مدیرعامل شرکتی هستید، آن را ثبت کنید و برایش اعتبار بگیرید.',
  requestAction: 'ثبت شرکت',

  profile: {
    status: 'وضعیت پرونده شرکت',
    change: 'تغییر طرح یا شرکت',
    register: 'ثبت شرکت تازه',
    phone: 'شماره شما',
    delegations: 'نمایندگی در امضا',
    members: 'اعضای شرکت',
  },
  noCharge: 'کیف پول شرکت را مدیرعامل شارژ می‌کند.',
  allTransactions: 'همه تراکنش‌ها',
}
