export const calls = {
  'supplier.webhook_deliveries': 'رویدادهای فرستاده‌شده به مشتری وب‌سرویس',
  'admin.webhook_endpoints.show': 'نشانی رویدادهای یک مشتری وب‌سرویس',
  'admin.webhook_endpoints.endpoints.update': 'تعیین نشانی رویدادهای یک مشتری وب‌سرویس',
  'admin.webhook_endpoints.endpoints.destroy': 'برداشتن نشانی رویدادهای یک مشتری وب‌سرویس',
  'admin.webhook_endpoints.endpoints.try': 'فرستادن رویداد آزمایشی به مشتری وب‌سرویس',
  'admin.webhook_endpoints.endpoints.rotate': 'کلید امضای تازه برای رویدادها',
  'admin.webhook_endpoints.endpoints.ask_key': 'درخواست کلید امضای تازه، در انتظار نفر دوم',
  'admin.webhook-deliveries.replay': 'فرستادن دوباره یک رویداد',
}
