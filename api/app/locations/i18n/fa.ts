export const messages = {
  nameTaken: 'همین نام پیش‌تر ثبت شده است.',
  unknownParent: 'این مورد را نمی‌شناسیم.',
} as const
