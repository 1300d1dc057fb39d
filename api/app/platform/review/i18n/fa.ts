export const messages = {
  claimedBy: (name: string, until: string) =>
    `این پرونده را ${name} تا ساعت ${until} در دست بررسی دارد. چیزی تغییر نکرد.`,
  decidedAgain: 'درباره این مرحله دوباره تصمیم گرفته شده است. پرونده را تازه کنید.',
  reason: 'دلیل را بنویسید.',
} as const
