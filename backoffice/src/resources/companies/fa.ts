import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'شرکت |||| شرکت‌ها',
  fields: {
    'status': 'وضعیت یک مرحله',
    'waits': 'در صف بررسی',
    'hasCredit': 'دارای اعتبار',
    'companyKycStep': 'مرحله',
    'updatedAt': 'آخرین تغییر',
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
    toggleDefined: {
      label: 'تعریف از سوی پخش',
      title: 'تغییر نشان «تعریف‌شده از سوی شرکت پخش»',
      explain: 'این نشان روشن یا خاموش می‌شود.',
      done: 'نشان تغییر کرد.',
    },
  },
  texts: {
    companies: {
      step: { company: 'اطلاعات شرکت', ceo: 'مدیرعامل', appointment: 'شعبه بانک' },
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
