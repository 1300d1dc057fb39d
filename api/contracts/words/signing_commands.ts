export const signingCommandWords = {
  'signature-enrollments.view-video': 'دیدن ویدیوی چهره',
  'signature-enrollments.view-signature': 'دیدن تصویر امضا',
} as const

export const signingEventWords = {
  'enrollment.began': 'آغاز ثبت‌نام امضا',
  'enrollment.submitted': 'ارسال مدارک امضا',
  'enrollment.decided': 'پاسخ سامانه امضا',
  'document.signed': 'امضای سند',
} as const
