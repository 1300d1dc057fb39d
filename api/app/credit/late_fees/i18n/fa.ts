export const messages = {
  nothingOpen: 'از این دیرکرد چیزی نمانده است.',
  moreThanOpen: 'مبلغ بخشودگی بیش از مانده دیرکرد است.',
  requestWaits: 'درخواستی برای بخشودگی این دیرکرد در انتظار نفر دوم است.',
} as const

export const preview = {
  atOnce: (amount: string, left: string) =>
    `${amount} ریال دیرکرد بخشوده می‌شود و ${left} ریال می‌ماند.`,
  bySecond: (amount: string, left: string) =>
    `بخشودن ${amount} ریال دیرکرد به تأیید نفر دوم می‌رود؛ پس از آن ${left} ریال می‌ماند.`,
} as const
