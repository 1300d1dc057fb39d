import type { ResourceWords } from '../../../manifests/words'

export const fa = {
  permissions: {
    'business-service-plans.list': 'دیدن طرح‌ها',
    'business-service-plans.update': 'درخواست آغاز و پایان پذیرش مشتری تازه در طرح‌ها',
  },
  commands: {
    openPlan: {
      label: 'پذیرش مشتری تازه',
      title: 'درخواست پذیرش مشتری تازه',
      explain: 'با تأیید نفر دوم، این طرح دوباره برای مشتریان تازه باز می‌شود.',
      done: 'درخواست ثبت شد و در انتظار نفر دوم است.',
    },
    closePlan: {
      label: 'پایان پذیرش',
      title: 'درخواست پایان پذیرش مشتری تازه',
      explain:
        'با تأیید نفر دوم، هیچ مشتری تازه‌ای نمی‌تواند این طرح را برگزیند. مشتریان کنونی و کسانی که ثبت‌نام را آغاز کرده‌اند ادامه می‌دهند.',
      done: 'درخواست ثبت شد و در انتظار نفر دوم است.',
    },
  },
  texts: {
    servicePlans: {
      facts: 'مشخصات طرح',
      isOpen: 'این طرح هم‌اکنون مشتری تازه می‌پذیرد.',
      isClosed: 'این طرح هم‌اکنون مشتری تازه نمی‌پذیرد.',
      waits: 'درخواست دیگری برای این طرح در انتظار نفر دوم است.',
    },
  },
} satisfies ResourceWords
