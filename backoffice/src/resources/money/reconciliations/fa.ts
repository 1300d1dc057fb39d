import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  subjects: {
    'reconciliation-lines': 'ردیف تطبیق',
  },
  permissions: {
    'reconciliations.list': 'دیدن تطبیق صورت‌حساب‌ها',
    'reconciliations.import': 'فرستادن صورت‌حساب برای تطبیق',
    'reconciliations.resolve': 'روشن کردن ردیف‌های تطبیق',
    'reconciliations.close': 'بستن تطبیق و تأیید آن',
  },
  commands: {
    closeReconciliation: {
      label: 'بستن تطبیق',
      title: 'بستن تطبیق %{file}',
      explain:
        'پس از بستن، ردیف‌ها دیگر تغییر نمی‌کند. اگر مغایرتی بی‌ثبت توضیح داده شده باشد، دلیل را بنویسید؛ نفر دوم آن را می‌بندد.',
      done: 'تطبیق بسته شد.',
    },
  },
  texts: {
    reconciliations: {
      closed: 'این تطبیق بسته شده است.',
      closeAsked: 'درخواست بستن به کارتابل نفر دوم رفت.',
      linesOpen: 'ردیف‌هایی هنوز روشن نشده است.',
      facts: 'دو طرف',
      counts: 'نتیجه',
      lines: 'ردیف‌ها، کنار هم',
      there: 'فایل',
      here: 'دفتر',
      onlyDifferences: 'تنها مغایرت‌ها',
      nothing: 'ردیفی نیست.',
      shown: '%{from} تا %{to} از %{count}',
      keys: 'J و K: ردیف بعد و قبل، R: روشن کردن',
      unexplained:
        'جمع خود فایل با ردیف‌های آن نمی‌خواند: %{amount} ریال بی‌توضیح است. فایل را از بانک دوباره بگیرید؛ پولی کم نشده است.',
      missing: 'فایل این روزها فرستاده نشده است:',
      missingOf: '%{source}: %{days}',
      send: {
        label: 'فرستادن صورت‌حساب',
        title: 'تطبیق صورت‌حساب با دفتر',
        explain:
          'صورت‌حساب بانک (اکسل، csv، MT940 یا camt.053) یا فایل روزانه درگاه (اکسل یا csv) را بفرستید، تا ۱۰ مگابایت. ردیف‌ها کنار دفتر گذاشته می‌شود؛ پولی جابه‌جا نمی‌شود.',
        choose: 'انتخاب فایل',
        drop: 'یا فایل را اینجا رها کنید',
        submit: 'تطبیق',
        done: 'صورت‌حساب کنار دفتر گذاشته شد.',
      },
      resolve: {
        label: 'روشن کردن ردیف',
        title: 'روشن کردن ردیف',
        submit: 'ثبت',
        action: 'چه شد؟',
        indicator: 'کدام درگاه واریز کرده است؟',
        note: 'توضیح و مدرک',
        done: 'ردیف ثبت شد.',
        nothingLeft: 'ردیفی که روشن نشده باشد انتخاب نشده است.',
        explain: {
          EXPLAINED: 'تنها توضیح نوشته می‌شود و پولی جابه‌جا نمی‌شود. تطبیق را نفر دوم می‌بندد.',
          ASKED_BANK: 'نوشته می‌شود که از بانک پرسیده‌اید. ردیف تا پاسخ باز می‌ماند.',
          BOOKED: 'واریز درگاه با مبلغ، روز و شماره همین ردیف در دفتر ثبت می‌شود.',
          REVERSED: 'واریزی که اشتباه ثبت شده است با سندی وارونه برگشت می‌خورد.',
        },
      },
    },
  },
} satisfies ResourceWords
