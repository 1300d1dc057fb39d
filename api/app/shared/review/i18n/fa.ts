/** What officers are told about files and decisions. */
export const messages = {
  claimedBy: (name: string) => `این پرونده را ${name} در دست بررسی دارد.`,
  decidedAgain: 'درباره این مرحله دوباره تصمیم گرفته شده است. پرونده را تازه کنید.',
  reason: 'دلیل را بنویسید.',
} as const
