import { words } from '@kasbeno/api/contracts/words'
import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { partnerTokenRules } from '@kasbeno/api/contracts/partners'
import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  name: 'درخواست تأیید |||| کارتابل تأیید',
  fields: {
    'subject.title': fieldWords.subject,
  },
  subjects: {
    'staff-requests': 'درخواست کارکنان',
    'distributor-requests': 'درخواست شرکت پخش',
    'gateway-requests': 'درخواست درگاه',
    'sms-requests': 'درخواست پیامک',
    'contract-template-requests': 'درخواست متن قرارداد',
    'late-fee-requests': 'درخواست بخشودگی دیرکرد',
    'phone-requests': 'درخواست تغییر شماره',
    'print-requests': 'درخواست لغو چاپ',
    'package-requests': 'درخواست بسته',
    'plan-requests': 'درخواست طرح',
    'partner-requests': 'درخواست وب‌سرویس',
    'payout-requests': 'درخواست اصلاح حواله',
    'reconciliation-requests': `درخواست ${words.reconciliationRequestKind.CLOSE}`,
  },
  permissions: {
    'staff-requests.list': 'دیدن درخواست‌های کارکنان',
    'staff-requests.decide': 'تأیید درخواست‌های کارکنان',
    'distributor-requests.list': 'دیدن درخواست‌های شرکت‌های پخش',
    'distributor-requests.ask': 'درخواست تغییر شبا، کارمزد و شرایط شرکت پخش',
    'distributor-requests.decide': 'تأیید تغییر شبا، کارمزد و شرایط شرکت پخش',
    'gateway-requests.list': 'دیدن درخواست‌های درگاه',
    'gateway-requests.decide': 'تأیید فعال شدن و قرارداد درگاه',
    'sms-requests.list': 'دیدن درخواست‌های پیامک',
    'sms-requests.decide': 'تأیید متن کدها و فرستنده‌های پیامک',
    'late-fee-requests.list': 'دیدن درخواست‌های بخشودگی دیرکرد',
    'late-fee-requests.decide': 'تأیید بخشودگی دیرکرد',
    'phone-requests.list': 'دیدن درخواست‌های تغییر شماره',
    'phone-requests.decide': 'تأیید تغییر شماره',
    'print-requests.list': 'دیدن درخواست‌های لغو چاپ',
    'print-requests.decide': 'تأیید لغو دسته چاپ',
    'package-requests.list': 'دیدن درخواست‌های بسته‌ها',
    'package-requests.decide': 'تأیید تغییر بسته‌ها',
    'plan-requests.list': 'دیدن درخواست‌های طرح‌ها',
    'plan-requests.decide': 'تأیید آغاز و پایان پذیرش در طرح‌ها',
    'partner-requests.list': 'دیدن درخواست‌های وب‌سرویس',
    'partner-requests.decide': 'تأیید برنامه و توکن شرکا',
  },
  commands: {
    approveChange: {
      label: 'تأیید',
      title: 'تأیید %{what}: %{name}',
      explain: '%{effect}',
      done: 'درخواست تأیید و انجام شد.',
    },
    approveChanges: {
      label: 'تأیید %{count} درخواست',
      explain: 'هر درخواست جداگانه تأیید و همان دم انجام می‌شود؛ اگر یکی نشود، بقیه می‌شوند.',
    },
    rejectChanges: {
      label: 'رد %{count} درخواست',
      explain: 'هر درخواست جداگانه رد می‌شود و دلیل شما برای همه ثبت می‌شود.',
    },
  },
  texts: {
    changeRequests: {
      effect: {
        'staff-requests':
          'با تأیید شما این تغییر همان دم انجام می‌شود. تنها درخواستی را تأیید کنید که از آن آگاهید.',
        'distributor-requests':
          'با تأیید شما این تغییر همان دم انجام می‌شود. آن را با نامه یا قرارداد شرکت پخش بسنجید.',
        'gateway-requests':
          'با تأیید شما این تغییر همان دم انجام می‌شود. آن را با نامه بانک بسنجید.',
        'sms-requests': 'با تأیید شما این تغییر همان دم انجام می‌شود و پیامک بعدی با آن می‌رود.',
        'contract-template-requests':
          'با تأیید شما این متن از همین دم به مشتریان نشان داده می‌شود و متن جاری کنار می‌رود. متن را پیش از تأیید بخوانید.',
        'late-fee-requests': 'با تأیید شما این دیرکرد همان دم بخشوده می‌شود و بازنمی‌گردد.',
        'phone-requests':
          'با تأیید شما شماره مشتری همان دم عوض می‌شود، همه نشست‌ها و کدهای او باطل می‌شود و به هر دو شماره پیامک می‌رود.',
        'print-requests':
          'کارت‌هایی که چاپخانه پاسخشان را نداده است به صف چاپ بازمی‌گردند و در دسته بعدی چاپ می‌شوند. پاسخ دیرهنگام این دسته پذیرفته نمی‌شود. پیش از تأیید مطمئن شوید که چاپخانه آن‌ها را چاپ نکرده است.',
        'package-requests':
          'با تأیید شما مشتریان همان دم بسته را به این شکل می‌بینند. کسانی که پیش‌تر بسته را برگزیده‌اند مبلغ و تضمین‌های همان هنگام را نگه می‌دارند.',
        'plan-requests':
          'با تأیید شما پذیرش مشتری تازه در این طرح همان دم تغییر می‌کند. مشتریان کنونی طرح به کار خود ادامه می‌دهند.',
        'partner-requests': `پس از تأیید، درخواست‌کننده تا ${toPersianDigits(partnerTokenRules.takenWithinHours)} ساعت یک بار توکن را می‌گیرد و به شریک می‌دهد. با توکن، فاکتور ساخته و لغو می‌شود.`,
        'payout-requests':
          'نامه یا صورت‌حساب خود بانک را ببینید، نه گفته درخواست‌کننده را. با «برگشت پول» حواله دوباره بدهی ما می‌شود و می‌توان آن را دوباره فرستاد؛ برداشت از کیف پول به همان کیف پول برمی‌گردد. اگر پول برنگشته باشد، دو بار پرداخت می‌شود. با «پرداخت‌شده» حواله ثبت می‌شود و دیگر فرستاده نمی‌شود؛ مبلغ برداشت، که به کیف پول برگشته بود، دوباره از آن برداشته می‌شود.',
        'reconciliation-requests':
          'مغایرت‌هایی که تنها توضیح داده شده است دیگر تغییر نمی‌کند و در دفتر ثبت نمی‌شود. توضیح هر ردیف را در برگه تطبیق با صورت‌حساب بانک بسنجید.',
        'setting-proposals': 'با تأیید شما این تنظیم همان دم برای همه سامانه عوض می‌شود.',
      },
      all: 'همه',
      decided: 'تصمیم‌های گذشته',
      what: 'درخواست',
      amount: 'مبلغ',
      change: 'پیش ← پس',
      by: 'از %{who} · %{when}',
      select: 'برگزیدن %{name}',
      selected: '%{count} درخواست برگزیده شده است',
      unselect: 'هیچ‌کدام',
      open: 'باز کردن نخستین درخواست',
      pick: 'درخواستی را از فهرست باز کنید تا مدارک و تغییر آن را ببینید.',
      none: 'درخواستی برای نمایش نیست.',
      noneToDecide: 'درخواستی در انتظار تصمیم شما نیست.',
      unseen: 'هنوز تصمیمی ثبت نشده است. نخست مدارک بالای درخواست را ببینید.',
      noEvidence: 'هنوز تصمیمی ثبت نشده است. مدارک این درخواست باز نشده است.',
      oneByOne: 'درخواستی که مدرک دارد تک‌تک تأیید می‌شود تا مدرکش دیده شود.',
      gone: 'این درخواست دیگر در انتظار نیست یا برای شما باز نیست.',
      wholeRecord: 'صفحه کامل',
      result: 'نتیجه',
      results: 'نتیجه هر درخواست',
      succeeded: '%{done} از %{count} درخواست انجام شد.',
      toInbox: 'بازگشت به کارتابل',
      decision: 'تصمیم',
      keys: { open: 'باز کردن نخستین درخواست' },
      previousPhone: 'شماره کنونی',
      newPhone: 'شماره تازه',
      inquiry: 'استعلام مالکیت',
      lateFeeLeft: 'مانده دیرکرد',
      limitBefore: 'سقف کنونی',
      invoice: 'شماره فاکتور',
      payee: 'گیرنده',
      formerTracking: 'شماره پیگیری پیشین',
      returnReference: 'شماره نامه بانک یا پیگیری برگشت پول',
      cards: 'کارت‌های بی‌پاسخ',
      distributor: 'شرکت پخش',
      bankReference: 'شماره پیگیری بانک',
      setting: { before: 'مقدار کنونی', after: 'مقدار درخواستی' },
      rights: { added: 'افزوده می‌شود', removed: 'برداشته می‌شود', none: 'هیچ' },
    },
  },
} satisfies ResourceWords
