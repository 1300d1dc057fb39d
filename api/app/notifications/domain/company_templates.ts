import { template } from './template.js'

/** What the members of a company are sent of it, of its signature rule, and of who signs for whom. */
export const companyTemplates = {
  'company-accepted': template(
    [],
    () =>
      'کسب‌نو\nشرکتی که عضو آن هستید تأیید شد. برای دیدن آن با همین شماره وارد برنامه شوید. اگر عضو شرکتی نیستید با پشتیبانی تماس بگیرید.'
  ),
  'part-reopened': template(
    ['step'],
    ({ step }) =>
      `کسب‌نو\n${step} دوباره بررسی می‌شود و پیام پیشین درباره رد آن دیگر معتبر نیست. برای آن لازم نیست چیزی بفرستید.`
  ),
  'company-rule-waits': template(
    [],
    () =>
      'کسب‌نو\nتغییری در قاعده امضای شرکت شما در انتظار تأیید شماست. لطفاً در برنامه آن را ببینید و تأیید یا رد کنید.'
  ),
  'company-rule-changed': template(
    [],
    () =>
      'کسب‌نو\nقاعده امضای شرکتی که عضو آن هستید تغییر کرد. برای دیدن آن وارد برنامه شوید. اگر از این تغییر بی‌خبرید با پشتیبانی تماس بگیرید.'
  ),
  'delegation-waits': template(
    [],
    () => 'کسب‌نو\nیک نمایندگی در امضا در انتظار تأیید شماست. آن را در برنامه ببینید.'
  ),
  'delegation-confirmed': template(
    ['from', 'to'],
    ({ from, to }) =>
      `کسب‌نو\nنمایندگی در امضای شرکت شما از ${from} تا ${to} تأیید شد. اگر از آن بی‌خبرید آن را در برنامه لغو کنید و با پشتیبانی تماس بگیرید.`
  ),
  'delegation-refused': template(
    ['from', 'to'],
    ({ from, to }) =>
      `کسب‌نو\nنمایندگی در امضا که برای ${from} تا ${to} خواسته بودید برقرار نمی‌شود. آن را در برنامه ببینید.`
  ),
  'delegation-ended': template(
    ['from', 'to'],
    ({ from, to }) => `کسب‌نو\nنمایندگی در امضا از ${from} تا ${to} دیگر برقرار نیست.`
  ),
} as const
