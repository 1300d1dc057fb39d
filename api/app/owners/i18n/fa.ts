/** What is said about whom a token speaks for. */
export const messages = {
  companyToken: 'با نشست شرکتی نمی‌توان به ثبت‌نام شخصی دسترسی داشت.',
  planNotChosen: 'شما هنوز این طرح را انتخاب نکرده‌اید.',
} as const
