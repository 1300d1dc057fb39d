import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'شرکت |||| شرکت‌ها',
  fields: {
    'status': 'وضعیت یک مرحله',
    'waits': 'در صف بررسی',
    'hasCredit': 'دارای اعتبار',
    'companyKycStep': 'مرحله',
    'updatedAt': 'آخرین تغییر',
    'isDistributorDefined': 'تعریف‌شده از سوی پخش',
    'provinceName': 'استان',
    'cityName': 'شهر',
    'postalCode': 'کد پستی',
    'address': 'نشانی',
    'ruleVersion': 'نسخه قاعده امضا',
    'minimumOptional': 'کمینه امضای اختیاری',
    'branch.branchCode': 'کد شعبه',
    'branch.name': 'شعبه',
    'branch.address': 'نشانی شعبه',
    'pendingApproval.amount': 'مبلغ در انتظار نفر دوم',
  },
  subjects: {
    'companies': 'شرکت',
    'company-members': 'عضو شرکت',
  },
  permissions: {
    'companies.list': 'دیدن شرکت‌ها',
    'company-money.list': 'دیدن فاکتورها، تراکنش‌ها و کیف پول شرکت‌ها',
    'companies.decide': 'تأیید و رد مرحله‌های شرکت',
    'companies.update': 'تعیین شعبه و مدارک شرکت',
    'companies.set-rule': 'تعیین قاعده امضای شرکت',
  },
  commands: {
    verifyCompanyStep: {
      label: 'تأیید',
      title: 'تأیید %{step}',
      explain: 'این مرحله تأیید می‌شود و شرکت دیگر نمی‌تواند آن را تغییر دهد.',
      done: 'مرحله تأیید شد.',
    },
    rejectCompanyStep: {
      label: 'رد',
      title: 'رد %{step}',
      explain:
        'دلیل به مدیرعامل پیامک می‌شود و او می‌تواند این مرحله را اصلاح کند و دوباره بفرستد.',
      done: 'مرحله رد و دلیل اعلام شد.',
    },
    verifyMember: {
      label: 'تأیید عضو',
      title: 'تأیید %{name}',
      explain: 'با تأیید آخرین عضو، هیئت‌مدیره شرکت تأیید می‌شود.',
      done: 'عضو تأیید شد.',
    },
    rejectMember: {
      label: 'رد عضو',
      title: 'رد %{name}',
      explain: 'هیئت‌مدیره شرکت رد می‌شود و دلیل به مدیرعامل پیامک می‌شود.',
      done: 'عضو رد و دلیل اعلام شد.',
    },
    allocateCompany: {
      label: 'تخصیص اعتبار',
      title: 'تخصیص اعتبار به %{name}',
      explain:
        'با تخصیص، اعتبار یک‌ساله شرکت آغاز و به مدیرعامل پیامک می‌شود. کارمزد سالانه را مدیرعامل می‌پردازد. مبلغ بالاتر از آستانه تنها با تأیید نفر دوم تخصیص می‌یابد.',
      done: 'اعتبار تخصیص یافت و به شرکت پیامک شد.',
      fourEyes: 'این تخصیص در انتظار تأیید نفر دوم است.',
    },
    setDefined: {
      label: 'نشان تعریف از سوی پخش',
      title: 'گذاشتن نشان «تعریف‌شده از سوی پخش»',
      explain: '%{name} از این پس تعریف‌شده از سوی شرکت پخش شمرده می‌شود.',
      done: 'نشان گذاشته شد.',
    },
    dropDefined: {
      label: 'برداشتن نشان پخش',
      title: 'برداشتن نشان «تعریف‌شده از سوی پخش»',
      explain: '%{name} دیگر تعریف‌شده از سوی شرکت پخش شمرده نمی‌شود.',
      done: 'نشان برداشته شد.',
    },
    setAppointment: {
      label: 'تعیین شعبه',
      title: 'تعیین شعبه %{name}',
      explain:
        'شعبه به درخواست شرکت تعیین می‌شود. اگر این مرحله تأیید نشده باشد، در صف بررسی می‌ماند.',
      done: 'شعبه شرکت تعیین شد.',
    },
    setMinimum: {
      label: 'تعیین کمینه امضا',
      title: 'کمینه امضای اختیاری %{name}',
      explain: 'هر فاکتور، افزون بر همه امضاهای الزامی، به این شمار امضای اختیاری نیاز دارد.',
      done: 'نسخه تازه قاعده امضا ثبت شد.',
    },
    setSignatory: {
      label: 'سطح امضا',
      title: 'سطح امضای %{name}',
      explain: 'با این تغییر، نسخه تازه‌ای از قاعده امضای شرکت ثبت می‌شود.',
      done: 'نسخه تازه قاعده امضا ثبت شد.',
    },
    uploadOfficialPaper: {
      label: 'بارگذاری روزنامه رسمی',
      title: 'بارگذاری روزنامه رسمی %{name}',
      explain: 'تصویر تازه جای تصویر پیشین را می‌گیرد. وضعیت مرحله با آن تغییر نمی‌کند.',
      done: 'روزنامه رسمی بارگذاری شد.',
    },
    uploadNationalCard: {
      label: 'بارگذاری کارت ملی',
      title: 'بارگذاری کارت ملی %{name}',
      explain:
        'هر دو روی کارت لازم است و جای تصویرهای پیشین را می‌گیرد. وضعیت مرحله با آن تغییر نمی‌کند.',
      done: 'کارت ملی بارگذاری شد.',
    },
  },
  texts: {
    companies: {
      step: { company: 'اطلاعات شرکت', ceo: 'مدیرعامل', appointment: 'شعبه بانک' },
      newBranch: 'شعبه تازه',
      noFile: 'تصویری انتخاب نشده است.',
      boardNotSent: 'هیئت‌مدیره هنوز فرستاده نشده است؛ تا آن زمان مدیرعامل قاعده را می‌نویسد.',
      ruleGuardsCredit:
        'شرکت اعتبار دارد؛ از این پس قاعده امضا با پیشنهاد یک عضو و تأیید نفر دوم تغییر می‌کند.',
      lists: {
        'title': 'فهرست‌های شرکت',
        'company-orders': 'فاکتورها',
        'company-transactions': 'پرداخت‌ها',
        'company-wallets': 'کیف پول',
        'card-holders': 'دارندگان کارت',
        'board-members': 'اعضا',
        'rule-changes': 'تغییرهای قاعده امضا',
        'credit-lines': 'اعتبار شرکت',
      },
      rule: 'هیئت‌مدیره و قاعده امضا',
      credit: 'اعتبار و روند پرونده',
      notSent: 'این مرحله هنوز فرستاده نشده است.',
      decided: 'درباره این مرحله تصمیم گرفته شده است.',
      alreadyAllocated: 'به این شرکت اعتبار تخصیص داده شده است.',
      fourEyes: 'تخصیصی برای این شرکت در انتظار تأیید نفر دوم است.',
      views: { queue: 'در صف بررسی', rejected: 'ردشده', withCredit: 'دارای اعتبار' },
      notAccepted: 'هر چهار مرحله شرکت هنوز تأیید نشده است.',
    },
  },
} satisfies ResourceWords
