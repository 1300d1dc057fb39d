import { template } from './template.js'

/** What a company's CEO and the holder of its card both hear of the card. */
export const companyCardTemplates = {
  'card-blocked-by-holder': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nکارت شرکتی ${card} به درخواست دارنده آن مسدود شد. فاکتورهای آن از این پس با امضای صاحبان امضا پرداخت می‌شود.`
  ),
  'card-blocked-by-company': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nکارت شرکتی ${card} به درخواست مدیرعامل شرکت مسدود شد. فاکتورهای آن از این پس با امضای صاحبان امضا پرداخت می‌شود.`
  ),
} as const
