import { template } from './template.js'

/** What members of a company hear of what it signs: whose it is, what and how much, and the way to it. */
export const signatureTemplates = {
  'approbation-asked': template(
    ['company', 'document', 'amount', 'link'],
    ({ company, document, amount, link }) =>
      `کسب‌نو، ${company}\n${document} به مبلغ ${amount} ریال با کارمزدها در انتظار امضای شماست:\n${link}`
  ),
  'approbation-asked-again': template(
    ['company', 'document', 'amount', 'link'],
    ({ company, document, amount, link }) =>
      `کسب‌نو، ${company}\n${document} تغییر کرد و امضاهای پیشین آن باطل شد. مبلغ تازه با کارمزدها ${amount} ریال است و در انتظار امضای شماست:\n${link}`
  ),
  'approbation-nudged': template(
    ['company', 'document', 'amount', 'link'],
    ({ company, document, amount, link }) =>
      `کسب‌نو، ${company}\nیادآوری: ${document} به مبلغ ${amount} ریال با کارمزدها هنوز در انتظار امضای شماست:\n${link}`
  ),
  'approbation-accepted': template(
    ['company', 'document', 'amount', 'link'],
    ({ company, document, amount, link }) =>
      `کسب‌نو، ${company}\nامضاهای ${document} کامل شد. مبلغ ${amount} ریال با کارمزدها در انتظار پرداخت شماست:\n${link}`
  ),
  'approbation-refused': template(
    ['company', 'document', 'member', 'reason'],
    ({ company, document, member, reason }) =>
      `کسب‌نو، ${company}\n${member} ${document} را رد کرد و این فاکتور بسته شد. دلیل: ${reason}\nپولی جابه‌جا نشده است.`
  ),
  'approbation-refused-by-one': template(
    ['company', 'document', 'member', 'reason'],
    ({ company, document, member, reason }) =>
      `کسب‌نو، ${company}\n${member} ${document} را رد کرد. دلیل: ${reason}\nفاکتور بسته نشده است و با امضای دیگران می‌تواند پرداخت شود.`
  ),
  'contract-asked': template(
    ['company', 'document', 'link'],
    ({ company, document, link }) =>
      `کسب‌نو، ${company}\n${document} در انتظار امضای شماست. آن را بخوانید و امضا یا رد کنید:\n${link}`
  ),
  'contract-nudged': template(
    ['company', 'document', 'link'],
    ({ company, document, link }) =>
      `کسب‌نو، ${company}\nیادآوری: ${document} هنوز در انتظار امضای شماست:\n${link}`
  ),
  'contract-refused': template(
    ['company', 'document', 'member', 'reason'],
    ({ company, document, member, reason }) =>
      `کسب‌نو، ${company}\n${member} ${document} را رد کرد و با آن کارتی صادر نمی‌شود. دلیل: ${reason}`
  ),
  'contract-refused-by-one': template(
    ['company', 'document', 'member', 'reason'],
    ({ company, document, member, reason }) =>
      `کسب‌نو، ${company}\n${member} ${document} را رد کرد. دلیل: ${reason}\nقرارداد هنوز در انتظار امضای دیگران است.`
  ),
  'contract-accepted': template(
    ['company', 'document'],
    ({ company, document }) => `کسب‌نو، ${company}\nامضاهای ${document} کامل شد.`
  ),
} as const
