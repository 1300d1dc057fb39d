export const calls = {
  'credit.admin.forgive_late_fee':
    'بخشودن دیرکرد، همه یا بخشی؛ بالای آستانه به تأیید نفر دوم می‌رود. با dryRun تنها گفته می‌شود',
}
