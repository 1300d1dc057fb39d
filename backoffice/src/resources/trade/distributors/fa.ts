import { fieldWords } from '@kasbeno/api/contracts/words/fields'
import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  fields: {
    plan: fieldWords.plan,
    activeProvinces: 'استان‌های زیر پوشش',
    officeAddresses: 'نشانی دفترها',
    productFee: fieldWords.kasbenoFeeAmount,
    bankFee: 'کارمزد سالانه بانک',
    discount: 'نرخ سالانه تنزیل',
    plans: 'طرح‌ها',
    provinceIds: 'استان‌های زیر پوشش',
  },
  permissions: {
    'distributors.list': 'دیدن شرکت‌های پخش',
    'distributors.update': 'تغییر شرکت‌های پخش',
    'distributor-reports.read': 'دیدن گزارش‌های فروش و واریز',
  },
  commands: {
    renameDistributor: {
      label: 'نام و نشان',
      title: 'تغییر نام، شناسه و نشان %{name}',
      explain:
        'فروشگاه‌ها همان دم نام و نشان تازه را می‌بینند. پیوندهایی که با شناسه پیشین فرستاده شده‌اند همچنان به همین شرکت می‌رسند.',
      done: 'نام و نشان شرکت ذخیره شد.',
    },
    askIban: {
      label: 'درخواست تغییر شبا',
      title: 'شبای تازه %{name}',
      explain:
        'شبا پس از تأیید نفر دوم تغییر می‌کند. حواله‌هایی که پیش‌تر تأیید شده‌اند به شبای پیشین می‌روند.',
      done: 'درخواست ثبت شد و در انتظار نفر دوم است.',
    },
    askFees: {
      label: 'درخواست تغییر کارمزد',
      title: 'کارمزدهای تازه %{name}',
      explain:
        'کارمزدها پس از تأیید نفر دوم تغییر می‌کند. فاکتورهای پیشین با نرخ روز فروش خود می‌مانند.',
      done: 'درخواست ثبت شد و در انتظار نفر دوم است.',
    },
    askTerms: {
      label: 'درخواست تغییر شرایط',
      title: 'شرایط تازه %{name}',
      explain:
        'شرایط پس از تأیید نفر دوم تغییر می‌کند. فاکتورهای پیشین با شرایط روز فروش خود می‌مانند.',
      done: 'درخواست ثبت شد و در انتظار نفر دوم است.',
    },
  },
  texts: {
    reports: {
      title: 'گزارش‌های فروش و واریز',
      period: 'بازه',
      periods: {
        month: 'این ماه',
        lastMonth: 'ماه پیش',
        threeMonths: 'سه ماه گذشته',
        year: 'امسال',
        own: 'روزهای دیگر',
      },
      from: 'نخستین روز',
      to: fieldWords.until,
      branch: fieldWords.branchName,
      distributor: fieldWords.distributorName,
      sums: 'جمع‌های این بازه',
      totals: 'جمع',
      shown: '%{from} تا %{to} از %{count}',
      nothing: 'در این بازه چیزی نیست.',
      nothingBefore: 'در دوره پیش چیزی نبود',
      more: '%{percent} بیش از دوره پیش',
      less: '%{percent} کمتر از دوره پیش',
      before: 'دوره پیش: از %{from} تا %{to}',
      inMillionToman: '%{title} (میلیون تومان)',
    },
    distributors: {
      facts: 'مشخصات شرکت پخش',
      rules: 'قواعد و نرخ‌ها',
      branches: 'شعبه‌ها',
      houseRate: 'نرخ پایه بانک',
      edit: 'تغییر مشخصات',
      editExplain:
        'شبا، کارمزدها، مهلت‌ها و فعال کردن شرکت دو نفر می‌خواهد: در صفحه شرکت درخواست دهید. غیرفعال کردن یک نفر می‌خواهد.',
      create: 'شرکت پخش تازه',
      createExplain:
        'شرکت تازه غیرفعال و بی‌شبا ساخته می‌شود. پس از ساختن، شبا و سپس فعال شدن شرکت را درخواست دهید.',
      slugHint: 'حروف کوچک انگلیسی، رقم و خط تیره؛ در نشانی صفحه شرکت می‌آید.',
      everywhere: 'همه استان‌ها',
      provincesHint: 'اگر استانی انتخاب نشود، همه استان‌ها را پوشش می‌دهد.',
      noDiscount: 'توافق نشده',
      days: 'عددی از ۱ تا ۳۶۵ بنویسید.',
      logo: 'نشان',
      noLogo: 'بی‌نشان؛ حرف نخست نام دیده می‌شود',
      noIban: 'این شرکت شبای درستی ندارد و تا آن زمان از همه تسویه‌ها کنار گذاشته می‌شود.',
      iban: 'شماره شبای تازه',
      discountHint: 'اگر تسویه زودهنگام توافق نشده است، خالی بگذارید.',
      officePerLine: 'هر نشانی در یک خط',
      active: 'شرکت فعال است و به فروشگاه‌ها نشان داده می‌شود',
      newBranch: 'شعبه تازه',
      editBranch: 'تغییر مشخصات',
      activeBranch: 'شعبه فعال است',
    },
  },
} satisfies ResourceWords
