export const messages = {
  place: 'این استان پیدا نشد.',
  cityElsewhere: 'این شهر در استان انتخاب‌شده نیست.',
  relatedType: 'این نشانی باید برای خود شما ثبت شود.',
  tooMany: (max: string) => `بیش از ${max} نشانی نمی‌توان ثبت کرد.`,
} as const
