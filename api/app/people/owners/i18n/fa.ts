export const messages = {
  ceoAlone: 'این کار را تنها مدیرعامل شرکت می‌تواند انجام دهد.',
  companyToken: 'با نشست شرکتی نمی‌توان به ثبت‌نام شخصی دسترسی داشت.',
  planNotChosen: 'شما هنوز این طرح را انتخاب نکرده‌اید.',
} as const
