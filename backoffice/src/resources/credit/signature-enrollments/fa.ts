import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'ثبت‌نام امضا |||| ثبت‌نام‌های امضا',
  permissions: {
    'signature-enrollments.list': 'دیدن ثبت‌نام‌های امضای دیجیتال، بی ویدیو و تصویر',
    'signature-enrollments.files': 'دیدن ویدیوی چهره و تصویر امضای اشخاص؛ هر بار دیدن ثبت می‌شود',
  },
  texts: {
    signing: {
      views: { waiting: 'در انتظار پاسخ', rejected: 'ردشده' },
      facts: 'ثبت‌نام',
      certificate: 'گواهی امضا',
      files: 'ویدیو و تصویر امضا',
      filesNote: 'این فایل‌ها رمزشده نگه‌داری می‌شود. هر بار دیدن آن با نام شما ثبت می‌شود.',
      noFiles: 'فایلی نیست: فرستاده نشده یا پس از پایان مهلت نگه‌داری پاک شده است.',
      noRight: 'دیدن این فایل‌ها دسترسی جداگانه می‌خواهد.',
      kind: 'فایل',
      size: 'حجم',
      kilobytes: '%{size} کیلوبایت',
      sentAt: 'زمان ارسال',
      watch: 'دیدن',
      close: 'بستن',
      videoOf: 'ویدیوی چهره %{name}',
      signatureOf: 'تصویر امضای %{name}',
      unplayable: 'مرورگر شما این ویدیو را پخش نمی‌کند.',
      documents: 'سندها',
      document: 'سند',
      noDocuments: 'با این گواهی هنوز سندی امضا نشده است.',
      failure: 'چرا امضا نشد',
      signedAt: 'زمان امضا',
    },
  },
} satisfies ResourceWords
