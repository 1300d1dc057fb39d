export const messages = {
  nameTaken: 'همین نام پیش‌تر ثبت شده است.',
  codeTaken: 'همین کد پیش‌تر برای شعبه دیگری ثبت شده است.',
  unknownParent: 'این مورد را نمی‌شناسیم.',
} as const
