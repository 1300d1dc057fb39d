/** What installments and repayments say to owners. */
export const messages = {
  nothingOwed: 'این بدهی پیش‌تر تسویه شده است. پولی از حساب شما کم نشده است.',
  installmentFrozen:
    'این فاکتور در دست بررسی است و بازپرداخت آن فعلاً متوقف شده است. برای پیگیری با پشتیبانی تماس بگیرید.',
  moreThanOwed:
    'مبلغ بیش از مانده بدهی شماست. پولی از حساب شما کم نشده است؛ لطفاً مبلغ کمتری وارد کنید.',
  repaymentZero: 'مبلغ بازپرداخت باید بیشتر از صفر باشد.',
} as const
