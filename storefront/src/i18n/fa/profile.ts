export const profile = {
  title: 'پروفایل',
  phone: 'شماره موبایل',
  changePhone: 'برای تغییر شماره موبایل با پشتیبانی تماس بگیرید.',
  plan: 'تغییر طرح',
  status: 'وضعیت پرونده',
  support: 'تماس با پشتیبانی',
  theme: 'نمای صفحه',
  themes: { system: 'مانند گوشی', light: 'روشن', dark: 'تیره' },
  exit: 'خروج از حساب',
  exitTitle: 'از حساب خود خارج می‌شوید؟',
  exitHint: 'برای ورود دوباره، کد تازه‌ای به موبایل شما پیامک می‌شود.',
  exitConfirm: 'خروج',
}
