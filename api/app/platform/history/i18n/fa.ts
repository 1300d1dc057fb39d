export const factTexts = {
  yesNo: { true: 'بله', false: 'خیر' },
  secrets: { password: 'گذرواژه', passPhrase: 'عبارت رمز', apiKey: 'کلید' },
}

/** Who acted where no person did, and what people are called whose name is not known or not told. */
export const actorTexts = {
  bank: 'بانک',
  staff: 'کارمند بانک',
  customer: 'مشتری',
  ofCompany: { company: 'شرکت', member: 'عضو شرکت', formerMember: 'عضو پیشین شرکت' },
  partner: 'شرکت پخش',
  system: 'سامانه',
  systems: {
    'close-of-day': 'کار پایان روز',
    'console': 'راهبر سامانه',
    'credit-bureau': 'اعتبارسنجی',
    'platform-fee': 'پرداخت کارمزد',
    'refund-refused': 'بازگشت خودکار کارمزد',
    'repayment': 'بازپرداخت',
    'return': 'مرجوعی',
  } as Readonly<Record<string, string>>,
}
