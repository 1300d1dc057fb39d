/** What each call is for, by the name of its route. */
export const calls = {
  'demo.cards': 'کارت‌های یک شماره، آن‌گونه که در دست دارنده است',
  'demo.sms': 'پیامک‌های یک شماره در شبیه‌ساز',
  'demo.phones': 'شماره‌های تازه شبیه‌ساز',
  'demo.clock': 'ساعت کسب‌وکار',
  'demo.clock.advance': 'جلو بردن ساعت کسب‌وکار',
}
