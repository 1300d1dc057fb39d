/** What each call is for, by the name of its route. */
export const calls = {
  'credit.admin.forgive_late_fee':
    'بخشودن دیرکرد، همه یا بخشی؛ بالای آستانه به تأیید نفر دوم می‌رود. با dryRun تنها گفته می‌شود',
  'admin.late_fee_requests.approve': 'تأیید بخشودگی دیرکرد به دست نفر دوم',
  'admin.late_fee_requests.reject': 'رد بخشودگی دیرکرد',
  'admin.late_fee_requests.withdraw': 'پس گرفتن درخواست بخشودگی به دست درخواست‌کننده',
}
