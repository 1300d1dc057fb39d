/** What is done with companies, as audit trail and histories tell it. */
export const companyCommandWords = {
  'companies.register': 'ثبت شرکت',
  'companies.send-information': 'ارسال اطلاعات شرکت',
  'companies.send-official-paper': 'ارسال مدرک رسمی شرکت',
  'companies.send-ceo': 'ارسال اطلاعات مدیرعامل',
  'companies.add-member': 'افزودن عضو هیئت‌مدیره',
  'companies.update-member': 'تغییر عضو هیئت‌مدیره',
  'companies.remove-member': 'برداشتن عضو هیئت‌مدیره',
  'companies.set-minimum': 'تعیین کمینه امضاهای اختیاری',
  'companies.set-payment-method': 'تعیین روش پرداخت شرکت',
  'companies.send-board': 'ارسال هیئت‌مدیره برای بررسی',
  'companies.change-rule': 'تغییر قاعده امضا',
  'companies.propose-rule': 'پیشنهاد تغییر قاعده امضا',
  'companies.confirm-rule': 'تأیید تغییر قاعده امضا',
  'companies.refuse-rule': 'نپذیرفتن تغییر قاعده امضا',
} as const
