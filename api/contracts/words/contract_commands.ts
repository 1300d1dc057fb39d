export const contractCommandWords = {
  'contract-templates.create': 'متن تازه قرارداد',
  'contract-templates.update': 'تغییر پیش‌نویس قرارداد',
  'contract-templates.put-in-force': 'به اجرا گذاشتن متن قرارداد',
  'contract-template-requests.ask': 'درخواست اجرای متن قرارداد',
  'contract-template-requests.approve': 'تأیید متن قرارداد',
  'contract-template-requests.reject': 'رد متن قرارداد',
  'contract-template-requests.withdraw': 'پس گرفتن درخواست متن قرارداد',
  'credit.grant-renewal': 'موافقت با تمدید اعتبار',
} as const
