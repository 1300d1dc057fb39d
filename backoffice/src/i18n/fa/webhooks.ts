/** Texts of the page of a webhook. */
export const webhooks = {
  facts: 'مشخصات وب‌هوک',
  attempts: 'تلاش‌ها برای ارسال',
  noAttempts: 'هنوز ارسال نشده است.',
  attempt: {
    at: 'زمان',
    result: 'نتیجه',
    status: 'کد پاسخ',
    duration: 'مدت (هزارم ثانیه)',
    answer: 'آغاز پاسخ',
  },
  body: 'متن ارسالی',
  views: { waiting: 'در صف ارسال', failed: 'ناموفق' },
}

export const webhookResource = {
  name: 'وب‌هوک |||| وب‌هوک‌ها',
  fields: {
    id: 'شناسه رویداد',
    createdAt: 'زمان رویداد',
    event: 'رویداد',
    partnerName: 'مشتری وب‌سرویس',
    partnerClientId: 'مشتری وب‌سرویس',
    distributorName: 'شرکت پخش',
    externalId: 'شماره فاکتور',
    referenceNumber: 'شماره پیگیری',
    status: 'وضعیت',
    tries: 'شمار تلاش‌ها',
    lastTriedAt: 'آخرین تلاش',
    lastFailure: 'آخرین خطا',
    nextTryAt: 'تلاش بعدی',
    deliveredAt: 'زمان تحویل',
  },
}

export const webhookEnums = {
  webhook: { PENDING: 'در صف ارسال', DELIVERED: 'تحویل‌شده', GIVEN_UP: 'ناموفق' },
  webhookEvent: {
    'invoice.created': 'ثبت فاکتور',
    'invoice.updated': 'تغییر فاکتور',
    'invoice.paid': 'پرداخت فاکتور',
    'invoice.confirmed': 'تأیید تأمین‌کننده',
    'invoice.rejected': 'رد تأمین‌کننده',
    'invoice.canceled': 'لغو فاکتور',
    'invoice.returned': 'مرجوعی',
    'invoice.closed': 'بسته شدن فاکتور',
    'invoice.frozen': 'توقف فاکتور برای بررسی',
    'invoice.unfrozen': 'پایان بررسی فاکتور',
  },
  webhookFailure: {
    NO_ENDPOINT: 'نشانی تعریف نشده است',
    FORBIDDEN_TARGET: 'نشانی داخلی و غیرمجاز',
    UNREACHABLE: 'گیرنده در دسترس نیست',
    TIMED_OUT: 'گیرنده به‌موقع پاسخ نداد',
    REDIRECTED: 'گیرنده به نشانی دیگری فرستاد',
    REFUSED: 'گیرنده نپذیرفت',
  },
}

export const webhookCommands = {
  replayWebhook: {
    label: 'ارسال دوباره',
    title: 'ارسال دوباره رویداد',
    explain:
      'رویداد با همان شناسه و همان متن، همین حالا به نشانی کنونی مشتری وب‌سرویس فرستاده می‌شود.',
    done: 'رویداد در صف ارسال گذاشته شد.',
  },
}

export const webhookAudit = {
  'partner-clients.set-webhook': 'تعیین نشانی وب‌هوک',
  'partner-clients.rotate-webhook-key': 'تعویض کلید وب‌هوک',
  'partner-clients.remove-webhook': 'برداشتن نشانی وب‌هوک',
  'webhooks.replay': 'ارسال دوباره وب‌هوک',
}
