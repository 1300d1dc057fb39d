/** Words of the ui primitives, and those that every screen shares. */
export const ui = {
  brand: 'کسب‌نو',
  inProgress: 'در حال انجام',
  loading: 'در حال دریافت',
  optional: '(اختیاری)',
  back: 'بازگشت',
  close: 'بستن',
  dismiss: 'بستن پیام',
  cancel: 'انصراف',
  understood: 'متوجه شدم',
  more: 'نمایش بیشتر',
  copied: 'کپی شد.',
  copyFailed: 'کپی نشد؛ شماره را نگه دارید و کپی کنید.',
  copy: (what: string) => `کپی ${what}`,
  codeLabel: 'کد پیامک‌شده',
}
