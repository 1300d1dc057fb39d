import { template } from './template.js'

/** What members of a company hear of what it signs. */
export const signatureTemplates = {
  'approbation-asked': template(
    ['document', 'amount'],
    ({ document, amount }) =>
      `کسب‌نو\n${document} به مبلغ ${amount} ریال با کارمزدها در انتظار امضای شماست.`
  ),
  'approbation-asked-again': template(
    ['document', 'amount'],
    ({ document, amount }) =>
      `کسب‌نو\n${document} تغییر کرد و امضاهای پیشین آن باطل شد. مبلغ تازه با کارمزدها ${amount} ریال است و در انتظار امضای شماست.`
  ),
  'approbation-nudged': template(
    ['document', 'amount'],
    ({ document, amount }) =>
      `کسب‌نو\nیادآوری: ${document} به مبلغ ${amount} ریال با کارمزدها هنوز در انتظار امضای شماست.`
  ),
  'approbation-accepted': template(
    ['document', 'amount'],
    ({ document, amount }) =>
      `کسب‌نو\nامضاهای ${document} کامل شد. مبلغ ${amount} ریال با کارمزدها در انتظار پرداخت شماست.`
  ),
  'contract-asked': template(
    ['document'],
    ({ document }) =>
      `کسب‌نو\n${document} در انتظار امضای شماست. لطفاً در برنامه آن را بخوانید و امضا یا رد کنید.`
  ),
  'contract-nudged': template(
    ['document'],
    ({ document }) => `کسب‌نو\nیادآوری: ${document} هنوز در انتظار امضای شماست.`
  ),
  'contract-accepted': template(
    ['document'],
    ({ document }) => `کسب‌نو\nامضاهای ${document} کامل شد.`
  ),
} as const
