/** What registration says to customers and staff. */
export const messages = {
  planNotChosen: 'شما هنوز این طرح را انتخاب نکرده‌اید.',
  companyToken: 'با نشست شرکتی نمی‌توان به ثبت‌نام شخصی دسترسی داشت.',
} as const
