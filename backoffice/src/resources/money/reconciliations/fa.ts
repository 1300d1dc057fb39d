import { words } from '@kasbeno/api/contracts/words'
import { lists } from '@kasbeno/api/lists'
import type { ResourceWords } from '../../../manifests/words'

const resolve = 'تعیین تکلیف ردیف'
const close = words.reconciliationRequestKind.CLOSE

export const fa = {
  subjects: {
    'reconciliation-lines': lists['reconciliation-lines'].singular,
  },
  parts: { 'reconciliation-lines': {} },
  permissions: {
    'reconciliations.list': 'دیدن تطبیق صورت‌حساب‌ها',
    'reconciliations.import': 'فرستادن صورت‌حساب بانک و درگاه برای تطبیق',
    'reconciliations.resolve': 'تعیین تکلیف ردیف‌های تطبیق',
    'reconciliations.close': 'بستن تطبیق و تأیید آن',
  },
  commands: {
    closeReconciliation: {
      label: close,
      title: `${close} %{file}`,
      explain:
        'پس از بستن، ردیف‌ها دیگر تغییر نمی‌کند. اگر مغایرتی بدون ثبت سند توضیح داده شده باشد یا فایل بانک را خودتان فرستاده باشید، دلیل را بنویسید؛ نفر دوم آن را می‌بندد. با بستن، پولی جابه‌جا نمی‌شود.',
      done: 'تطبیق بسته شد.',
    },
  },
  texts: {
    reconciliations: {
      closed: 'این تطبیق بسته شده است.',
      closeAsked: 'درخواست بستن به کارتابل نفر دوم رفت.',
      linesOpen: 'ردیف‌هایی هنوز تعیین تکلیف نشده است. نخست آن‌ها را تعیین تکلیف کنید.',
      facts: 'دو طرف',
      lines: 'ردیف‌ها، کنار هم',
      there: 'در فایل',
      here: 'در دفتر',
      onlyDifferences: 'تنها مغایرت‌ها',
      noDifferences: 'مغایرتی نیست.',
      noLines: 'این فایل ردیفی ندارد.',
      keys: 'J و K: ردیف بعد و قبل، R: تعیین تکلیف',
      unexplained:
        'جمع خود فایل با ردیف‌های آن نمی‌خواند: %{amount} ریال بدون توضیح است. فایل را از بانک دوباره بگیرید.',
      missing: 'فایل این روزها فرستاده نشده است:',
      missingOf: '%{source}: %{days}.',
      send: {
        label: 'فرستادن صورت‌حساب',
        title: 'تطبیق صورت‌حساب با دفتر',
        explain:
          'صورت‌حساب بانک (csv، اکسل، MT940 یا camt.053) یا فایل روزانه درگاه (اکسل یا csv) را بفرستید، تا ۱۰ مگابایت. ردیف‌ها کنار دفتر گذاشته می‌شود؛ پولی جابه‌جا نمی‌شود.',
        choose: 'انتخاب فایل صورت‌حساب',
        submit: 'تطبیق',
        done: 'صورت‌حساب کنار دفتر گذاشته شد.',
        leftOut:
          'صورت‌حساب کنار دفتر گذاشته شد. %{count} ردیف که خود فایل ناموفق خوانده است به حساب نیامد.',
      },
      resolve: {
        label: resolve,
        title: resolve,
        submit: 'ثبت اقدام',
        action: 'چه شد؟',
        indicator: 'کدام درگاه واریز کرده است؟',
        note: 'توضیح و مدرک',
        done: 'ردیف ثبت شد.',
        nothingLeft: 'این ردیف تعیین تکلیف شده است، یا ردیفی انتخاب نشده است.',
        explain: {
          EXPLAINED: 'تنها توضیح نوشته می‌شود و پولی جابه‌جا نمی‌شود. تطبیق را نفر دوم می‌بندد.',
          ASKED_BANK: 'نوشته می‌شود که از بانک پرسیده‌اید. ردیف تا پاسخ باز می‌ماند.',
          BOOKED: 'واریز درگاه با مبلغ، روز و شماره همین ردیف در دفتر ثبت می‌شود.',
          REVERSED: 'واریزی که اشتباه ثبت شده است با سند معکوس برگشت می‌خورد.',
        },
      },
    },
  },
} satisfies ResourceWords
