/** What is said about whom a token speaks for. */
export const messages = {
  companyToken: 'با نشست شرکتی نمی‌توان به ثبت‌نام شخصی دسترسی داشت.',
} as const
