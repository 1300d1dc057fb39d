import { template } from './template.js'

/** What a company's CEO and the holder of its card are sent of the card: in words for both, or in words of their own. */
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
  'company-card-printed': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nکارت شرکتی ${card} چاپ شد و به پست سپرده می‌شود. وضعیت مرسوله را در داشبورد شرکت ببینید.`
  ),
  'company-card-returned': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nکارت شرکتی ${card} تحویل نشد و برگشت خورد. لطفاً نشانی تحویل را در داشبورد شرکت بازبینی کنید تا دوباره فرستاده شود.`
  ),
  'card-returned-of-company': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nکارت شرکتی ${card} که به نام شماست تحویل نشد و برگشت خورد. پس از بازبینی نشانی از سوی مدیرعامل دوباره فرستاده می‌شود.`
  ),
  'company-card-delivered': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nکارت شرکتی ${card} تحویل شد و دارنده آن می‌تواند فعالش کند. اگر به دست او نرسیده است با پشتیبانی تماس بگیرید.`
  ),
  'card-delivered-of-company': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nکارت شرکتی ${card} که به نام شماست تحویل شد. برای فعال‌سازی با همین شماره وارد برنامه شوید و کارت شرکت را باز کنید. اگر کارت به دستتان نرسیده است با پشتیبانی تماس بگیرید.`
  ),
  'company-card-activated': template(
    ['card'],
    ({ card }) => `کسب‌نو\nکارت شرکتی ${card} به دست دارنده آن فعال شد.`
  ),
  'company-card-frozen': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nکارت شرکتی ${card} را دارنده‌اش موقتاً بست و با آن خرید نمی‌شود. او هر وقت بخواهد آن را در برنامه باز می‌کند.`
  ),
  'company-card-unfrozen': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nکارت شرکتی ${card} که موقتاً بسته بود به دست دارنده‌اش باز شد و با آن می‌توان خرید کرد.`
  ),
  'company-card-disabled': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nکارت شرکتی ${card} از سوی بانک از کار افتاد. برای پیگیری با پشتیبانی تماس بگیرید.`
  ),
  'card-disabled-of-company': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nکارت شرکتی ${card} که به نام شماست از سوی بانک از کار افتاد. برای پیگیری با مدیرعامل شرکت یا پشتیبانی تماس بگیرید.`
  ),
  'company-card-reissued': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nدارنده کارت شرکتی ${card} به جای آن کارت تازه خواسته است. نشانی تحویل را در داشبورد شرکت تعیین کنید تا چاپ و فرستاده شود.`
  ),
  'company-card-pin-locked': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nرمز کارت شرکتی ${card} چند بار نادرست وارد شد و تا پایان امروز قفل است. دارنده آن می‌تواند در برنامه رمز تازه بگذارد؛ اگر کار او نبوده است کارت را در داشبورد شرکت مسدود کنید.`
  ),
  'company-card-pin-changed': template(
    ['card'],
    ({ card }) =>
      `کسب‌نو\nرمز کارت شرکتی ${card} به دست دارنده آن تغییر کرد. اگر کار او نبوده است همین حالا کارت را در داشبورد شرکت مسدود کنید.`
  ),
} as const
