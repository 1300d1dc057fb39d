export const titles = { staff: 'کارکنان', roles: 'نقش‌ها' } as const

export const headers = {
  username: 'نام کاربری',
  fullName: 'نام',
  role: 'نقش',
  permissions: 'دسترسی‌ها',
  hasTotp: 'ورود دومرحله‌ای',
} as const

export const roleNames: Record<string, string> = {
  super: 'مدیر ارشد',
  kyc: 'کارشناس احراز هویت',
  credit: 'کارشناس اعتبار',
  approver: 'تأییدکننده اعتبار',
  legal: 'کارشناس حقوقی',
  card: 'کارشناس کارت',
  finance: 'کارشناس مالی',
  support: 'پشتیبانی',
  auditor: 'حسابرس',
  distributor: 'مدیر شرکت پخش',
  branch: 'کاربر شعبه شرکت پخش',
}

export const messages = {
  usernameTaken: 'این نام کاربری پیش‌تر به کار رفته است.',
  unknownRole: 'این نقش پیدا نشد.',
  distributorNeeded: 'برای این نقش شرکت پخش را انتخاب کنید.',
  noDistributor: 'کارکنان بانک به شرکت پخش وابسته نیستند.',
  unknownDistributor: 'این شرکت پخش پیدا نشد.',
  branchNeeded: 'برای این نقش شعبه را انتخاب کنید.',
  unknownBranch: 'این شعبه در این شرکت پخش نیست.',
  lastSuper: 'دست‌کم یک مدیر ارشد فعال باید بماند.',
  ownAccount: 'نقش و وضعیت خود را کس دیگری باید تغییر دهد.',
  beyondOwnRights: 'نمی‌توانید دسترسی‌ای بدهید که خودتان ندارید.',
  superIsFixed: 'دسترسی‌های مدیر ارشد تغییر نمی‌کند.',
  roleTaken: 'نقشی با این نام هست.',
} as const
