import { toPersianDigits } from '#contracts/digits'

/** What companies say to their members. */
export const messages = {
  companyIdTaken:
    'شرکتی با این شناسه ملی پیش‌تر ثبت شده است. اگر عضو آن شرکت هستید، از مدیرعامل بخواهید شما را بیفزاید.',
  companyIdYours: 'شما این شرکت را پیش‌تر ثبت کرده‌اید.',
  tooManyCompanies: (max: number) =>
    `بیش از ${toPersianDigits(max)} شرکت را نمی‌توان هم‌زمان ثبت کرد. نخست یکی را کامل کنید.`,
  guild: 'این صنف در طرح شرکت‌ها نیست.',
  personToken: 'این بخش برای نشست شرکت است. نخست شرکت خود را برگزینید.',
} as const
