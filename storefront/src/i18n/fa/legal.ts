/** The pages of a company's members. company §2 "Company routes" */
export const legal = {
  home: 'خانه',
  companies: 'شرکت‌های شما',
  change: 'تغییر طرح یا شرکت',
  enter: 'ورود به این شرکت',
  current: 'شرکت کنونی',
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
  },
  noCharge: 'کیف پول شرکت را مدیرعامل شارژ می‌کند.',
  allTransactions: 'همه تراکنش‌ها',
}
