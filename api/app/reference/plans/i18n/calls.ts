/** What each call is for, by the name of its route. */
export const calls = {
  'admin.plan_requests.open': 'درخواست پذیرش مشتری تازه در یک طرح؛ با تأیید نفر دوم',
  'admin.plan_requests.close': 'درخواست پایان پذیرش مشتری تازه در یک طرح؛ با تأیید نفر دوم',
  'admin.certificate_types.store': 'نوع تازه مدرک کسب‌وکار',
  'admin.certificate_types.update': 'نام، ترتیب و طرح‌های یک نوع مدرک کسب‌وکار',
  'plans.service_plans': 'طرح‌ها و اینکه کدام مشتری تازه می‌پذیرد',
}
