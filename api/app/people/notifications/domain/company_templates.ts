import { template } from './template.js'

/** What the members of a company are sent of it, of its signature rule, and of who signs for whom. */
export const companyTemplates = {
  'company-accepted': template(
    [],
    () =>
      'کسب‌نو\nشرکتی که عضو آن هستید تأیید شد. برای دیدن آن با همین شماره وارد برنامه شوید. اگر عضو شرکتی نیستید با پشتیبانی تماس بگیرید.'
  ),
  'company-visit-asked': template(
    ['company', 'branch', 'address', 'hours', 'link'],
    ({ company, branch, address, hours, link }) =>
      `کسب‌نو، ${company}\nپرونده شرکت تأیید شد. برای تکمیل آن به ${branch} مراجعه کنید.\nنشانی: ${address}\nساعت کار: ${hours}\nآنچه باید همراه بیاورید:\n${link}`
  ),
  'company-branch-closed': template(
    ['company'],
    ({ company }) =>
      `کسب‌نو، ${company}\nپرونده شرکت تأیید شد. شعبه‌ای که انتخاب کرده‌اید دیگر مراجعه‌کننده نمی‌پذیرد. برای تعیین شعبه دیگر با پشتیبانی تماس بگیرید.`
  ),
  'member-joined': template(
    [],
    () =>
      'کسب‌نو\nعضویت شما در هیئت‌مدیره یک شرکت تأیید شد. برای دیدن آن با همین شماره وارد برنامه شوید. اگر عضو شرکتی نیستید با پشتیبانی تماس بگیرید.'
  ),
  'member-left': template(
    ['company'],
    ({ company }) =>
      `کسب‌نو، ${company}\nعضویت شما در هیئت‌مدیره این شرکت پایان یافت و دیگر به نام آن چیزی نمی‌بینید و امضا نمی‌کنید. اگر از آن بی‌خبرید با پشتیبانی تماس بگیرید.`
  ),
  'company-contract-signed': template(
    ['company', 'contract', 'member'],
    ({ company, contract, member }) =>
      `کسب‌نو، ${company}\n${contract} را ${member} به نام شرکت امضا کرد. خرید با اعتبار همچنان امضاهای قاعده شرکت را می‌خواهد. اگر با این امضا موافق نیستید با پشتیبانی تماس بگیرید.`
  ),
  'company-member-joined': template(
    ['member'],
    ({ member }) =>
      `کسب‌نو\nعضویت ${member} در هیئت‌مدیره شرکت شما تأیید شد، فعلاً بدون حق امضا. حق امضای او را در داشبورد شرکت تعیین کنید.`
  ),
  'part-reopened': template(
    ['step'],
    ({ step }) =>
      `کسب‌نو\n${step} دوباره بررسی می‌شود و پیام پیشین درباره رد آن دیگر معتبر نیست. برای آن لازم نیست چیزی بفرستید.`
  ),
  'company-rule-waits': template(
    ['company', 'link'],
    ({ company, link }) =>
      `کسب‌نو، ${company}\nتغییری در قاعده امضا در انتظار تأیید شماست. آن را ببینید و تأیید یا رد کنید:\n${link}`
  ),
  'company-right-proposed': template(
    ['company', 'right', 'link'],
    ({ company, right, link }) =>
      `کسب‌نو، ${company}\nپیشنهاد شده است که ${right}. هنوز چیزی تغییر نکرده است و نفر دوم باید آن را تأیید کند. آن را ببینید و اگر درست نیست با مدیرعامل یا پشتیبانی در میان بگذارید:\n${link}`
  ),
  'company-rule-refused': template(
    ['company', 'member', 'reason'],
    ({ company, member, reason }) =>
      `کسب‌نو، ${company}\n${member} تغییر پیشنهادی قاعده امضا را رد کرد و قاعده همان است که بود. دلیل: ${reason}`
  ),
  'company-rule-dropped': template(
    ['company'],
    ({ company }) =>
      `کسب‌نو، ${company}\nتغییر پیشنهادی قاعده امضا کنار گذاشته شد و قاعده همان است که بود.`
  ),
  'company-rule-changed': template(
    ['company', 'link'],
    ({ company, link }) =>
      `کسب‌نو، ${company}\nقاعده امضا تغییر کرد. اگر از این تغییر بی‌خبرید با پشتیبانی تماس بگیرید. قاعده تازه:\n${link}`
  ),
  'company-spending-waits': template(
    ['company', 'change', 'loss', 'link'],
    ({ company, change, loss, link }) =>
      `کسب‌نو، ${company}\n${change} در انتظار تأیید شماست. با آن بی‌امضا در ماه تا ${loss} ریال می‌توان خرید:\n${link}`
  ),
  'company-spending-changed': template(
    ['company', 'change'],
    ({ company, change }) =>
      `کسب‌نو، ${company}\n${change} تغییر کرد. اگر از آن بی‌خبرید با مدیرعامل یا پشتیبانی تماس بگیرید.`
  ),
  'company-spending-refused': template(
    ['company', 'member', 'change', 'reason'],
    ({ company, member, change, reason }) =>
      `کسب‌نو، ${company}\n${member} این تغییر را رد کرد و چیزی عوض نشد: ${change}. دلیل: ${reason}`
  ),
  'company-spending-dropped': template(
    ['company', 'change'],
    ({ company, change }) =>
      `کسب‌نو، ${company}\nاین تغییر کنار گذاشته شد و چیزی عوض نشد: ${change}.`
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
