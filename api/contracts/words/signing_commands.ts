/** What staff look at, as the audit trail names it. */
export const signingCommandWords = {
  'signature-enrollments.view-video': 'دیدن ویدیوی چهره',
  'signature-enrollments.view-signature': 'دیدن تصویر امضا',
} as const

/** What the tables of signing tell by themselves. */
export const signingEventWords = {
  'enrollment.began': 'آغاز ثبت‌نام امضا',
  'enrollment.submitted': 'ارسال مدارک امضا',
  'enrollment.decided': 'پاسخ سامانه امضا',
  'document.signed': 'امضای سند',
} as const
