export const titles = {
  staff: 'کارکنان',
  roles: 'نقش‌ها',
} as const

export const headers = {
  username: 'نام کاربری',
  fullName: 'نام',
  role: 'نقش',
  permissions: 'دسترسی‌ها',
  hasTotp: 'ورود دومرحله‌ای',
} as const

export const messages = {
  signInLocked: 'به دلیل چند تلاش نادرست، ورود برای مدتی بسته است. لطفاً بعداً دوباره تلاش کنید.',
  passwordWrong: 'گذرواژه کنونی درست نیست.',
  passwordSame: 'گذرواژه تازه باید با گذرواژه کنونی فرق داشته باشد.',
  accountChanged: 'حساب شما هم‌زمان تغییر کرد. لطفاً دوباره تلاش کنید.',
  totpNeeded: 'کد رمزساز کنونی را نیز وارد کنید.',
  totpNotStarted: 'ابتدا راه‌اندازی رمزساز را آغاز کنید.',
  totpWrong: 'کد برنامه رمزساز درست نیست.',
  usernameTaken: 'این نام کاربری پیش‌تر به کار رفته است.',
  unknownRole: 'این نقش پیدا نشد.',
  distributorNeeded: 'برای این نقش شرکت پخش را انتخاب کنید.',
  noDistributor: 'کارکنان بانک به شرکت پخش وابسته نیستند.',
  unknownDistributor: 'این شرکت پخش پیدا نشد.',
  branchNeeded: 'برای این نقش شعبه را انتخاب کنید.',
  unknownBranch: 'این شعبه در این شرکت پخش نیست.',
  lastSuper: 'دست‌کم یک مدیر ارشد فعال باید بماند.',
  ownPassword: 'گذرواژه خود را از صفحه «حساب من» تغییر دهید.',
  noSecondFactor: 'ورود دومرحله‌ای این حساب فعال نیست.',
  ownSecondFactor: 'ورود دومرحله‌ای خود را خودتان نمی‌توانید بردارید.',
  alreadyAsked: 'برای این مورد درخواست دیگری در انتظار تأیید است.',
  requestStale:
    'پس از این درخواست، حساب یا نقش تغییر کرده است. آن را رد کنید تا دوباره درخواست شود.',
  ownAccount: 'نقش و وضعیت خود را کس دیگری باید تغییر دهد.',
  beyondOwnRights: 'نمی‌توانید دسترسی‌ای بدهید که خودتان ندارید.',
  superIsFixed: 'دسترسی‌های مدیر ارشد تغییر نمی‌کند.',
  roleTaken: 'نقشی با این نام هست.',
} as const
