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
  client: 'مشخصات مشتری وب‌سرویس',
  deliveries: 'رویدادهای فرستاده‌شده به این مشتری',
  endpoint: {
    title: 'نشانی وب‌هوک',
    explain:
      'هر تغییر فاکتورهای این مشتری به این نشانی فرستاده می‌شود. کلید امضا بار نخست ساخته و تنها یک بار نشان داده می‌شود.',
    url: 'نشانی',
    urlHint: 'نشانی کامل با https، روی اینترنت',
    none: 'هنوز نشانی تعریف نشده است؛ این مشتری از تغییر فاکتورها باخبر نمی‌شود.',
    set: 'تعریف نشانی',
    change: 'تغییر نشانی',
    saved: 'نشانی ذخیره شد. کلید امضا همان کلید پیشین است.',
    since: 'آخرین تغییر:',
    rotating: 'کلید پیشین هم هنوز معتبر است، تا',
  },
  key: {
    label: 'ساخت کلید تازه',
    title: 'تعویض کلید امضا',
    explain:
      'کلید تازه همین حالا به کار می‌افتد. کلید پیشین تا هفت روز در کنار آن امضا می‌کند تا برنامه مشتری فرصت تغییر داشته باشد.',
    shown: 'کلید امضای تازه',
    once: 'این کلید تنها همین یک بار نشان داده می‌شود. آن را از راهی امن به مشتری برسانید.',
    copy: 'رونوشت کلید',
    copied: 'رونوشت شد',
    kept: 'کلید را برداشتم',
  },
  trial: {
    label: 'ارسال رویداد آزمایشی',
    again: 'ارسال دوباره',
    title: 'رویداد آزمایشی',
    explain:
      'یک رویداد امضاشده که به هیچ فاکتوری مربوط نیست همین حالا فرستاده می‌شود. در فهرست وب‌هوک‌ها نمی‌ماند و تکرار نمی‌شود.',
    arrived: 'رسید؛ برنامه مشتری آن را پذیرفت.',
    advice: {
      NO_ENDPOINT: 'نخست نشانی را تعریف کنید.',
      FORBIDDEN_TARGET: 'نام نشانی به شبکه داخلی می‌رسد. از مشتری نشانی عمومی بخواهید.',
      UNREACHABLE: 'درستی نشانی، گواهی امنیتی و باز بودن دسترسی را با مشتری بررسی کنید.',
      TIMED_OUT: 'برنامه مشتری باید در ده ثانیه پاسخ دهد؛ بهتر است نخست پاسخ دهد و بعد پردازش کند.',
      REDIRECTED: 'نشانی نهایی را جایگزین کنید؛ تغییر مسیر دنبال نمی‌شود.',
      REFUSED: 'پاسخ باید ۲۰۰ تا ۲۹۹ باشد. شاید امضا درست سنجیده نمی‌شود.',
    },
  },
  remove: {
    label: 'برداشتن نشانی',
    title: 'برداشتن نشانی وب‌هوک',
    explain:
      'از این پس چیزی به برنامه مشتری فرستاده نمی‌شود و رویدادهای در صف کنار گذاشته می‌شوند. کلید امضا هم از میان می‌رود.',
    done: 'نشانی برداشته شد.',
  },
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
    referenceNumber: 'شماره پیگیری کسب‌نو',
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
    'invoice.confirmed': 'تأیید شرکت پخش',
    'invoice.rejected': 'رد شرکت پخش',
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
  'partner-clients.try-webhook': 'ارسال وب‌هوک آزمایشی',
  'partner-clients.remove-webhook': 'برداشتن نشانی وب‌هوک',
  'webhooks.replay': 'ارسال دوباره وب‌هوک',
}
