import type { PlanRequestKind } from '../service_plans.ts'

export const servicePlanWords = {
  planRequestKind: {
    OPEN: 'پذیرش مشتری تازه',
    CLOSE: 'پایان پذیرش مشتری تازه',
  } satisfies Record<PlanRequestKind, string>,
} as const

export const servicePlanCommandWords = {
  'business-service-plans.open': 'پذیرش مشتری تازه در طرح',
  'business-service-plans.close': 'پایان پذیرش مشتری تازه در طرح',
  'plan-requests.ask': 'درخواست تغییر پذیرش طرح',
  'plan-requests.approve': 'تأیید درخواست طرح',
  'plan-requests.reject': 'رد درخواست طرح',
  'plan-requests.withdraw': 'پس گرفتن درخواست طرح',
  'certificate-types.create': 'نوع تازه مدرک کسب‌وکار',
  'certificate-types.update': 'تغییر نوع مدرک کسب‌وکار',
} as const
