import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'درخواست اصلاح حواله |||| درخواست‌های اصلاح حواله',
  subjects: { 'payout-requests': 'درخواست اصلاح حواله' },
  fields: { payoutId: 'حواله', withdrawalId: 'برداشت از کیف پول' },
  commands: {
    approvePayoutRequest: {
      label: 'تأیید',
      title: 'تأیید %{kind}: حواله %{name}',
      explain:
        'نامه یا صورت‌حساب خود بانک را ببینید، نه گفته درخواست‌کننده را. با «برگشت پول» حواله دوباره بدهی ما می‌شود و می‌توان آن را دوباره فرستاد؛ برداشت از کیف پول به همان کیف پول برمی‌گردد. اگر پول برنگشته باشد، دو بار پرداخت می‌شود. با «پرداخت‌شده» حواله ثبت می‌شود و دیگر فرستاده نمی‌شود؛ مبلغ برداشت، که به کیف پول برگشته بود، دوباره از آن برداشته می‌شود.',
      done: 'وضعیت حواله اصلاح شد.',
    },
  },
  texts: {
    payoutRequests: {
      trackingNumber: 'شماره پیگیری پیشین',
      bankReference: 'شماره نامه بانک یا پیگیری برگشت پول',
    },
  },
} satisfies ResourceWords
