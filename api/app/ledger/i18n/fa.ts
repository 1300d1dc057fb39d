export const messages = {
  walletTooLow: 'موجودی کیف پول شما کافی نیست. پولی از حساب شما کم نشده است.',
  creditTooLow: 'اعتبار شما برای این فاکتور کافی نیست. پولی از حساب شما کم نشده است.',
} as const
