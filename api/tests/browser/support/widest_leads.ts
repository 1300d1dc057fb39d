const left = {
  createdAt: '2026-11-22T20:25:37.000Z',
  name: 'سیدمحمدحسین میرزاعبداللهی تهرانی',
  phone: '09121234567',
  status: 'CLAIMED',
  claimedByName: 'سیدمحمدحسین میرزاعبداللهی تهرانی',
  closedAt: '2026-11-22T20:25:37.000Z',
}
const text = 'فروشگاه از ساعت نه تا چهارده باز است و کسی جز صاحب آن پاسخ نمی‌دهد.'

/** The widest rows of leads, of calls that were asked for and of reports. */
export const widestLeads = {
  'leads': {
    ...left,
    shopname: 'فروشگاه مواد غذایی برادران میرزاعبداللهی',
    provinceName: 'چهارمحال و بختیاری',
    cityName: 'بندر امام خمینی',
  },
  'call-infos': { ...left, subject: 'OTHER', text, hasPicture: true },
  'manual-reports': {
    ...left,
    subject: 'VISIT',
    text,
    occurredOn: '2026-11-22',
    reportedByName: 'سیدمحمدحسین میرزاعبداللهی تهرانی',
  },
}
