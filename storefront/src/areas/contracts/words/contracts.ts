import type { ContractType } from '@kasbeno/api/contracts/contracts'

export const contracts = {
  titles: {
    CARD: 'قرارداد صدور کارت',
    CREDIT_RENEWAL: 'قرارداد تمدید اعتبار',
  } satisfies Record<ContractType, string>,
  text: 'متن قرارداد',
  sign: 'تأیید و امضا',
  hint: 'با زدن دکمه «تأیید و امضا» این متن با زمان و مشخصات نشست شما به‌عنوان امضای الکترونیکی ثبت می‌شود.',
  signed: 'این قرارداد را امضا کرده‌اید.',
  mine: 'قراردادهای من',
  none: 'هنوز قراردادی امضا نکرده‌اید',
  noneHint: 'قراردادی که امضا کنید با زمان امضا اینجا می‌ماند.',
  signedAt: 'زمان امضا',
  creditYear: 'سال اعتبار',
  pdf: 'فایل PDF قرارداد',
  saved: 'قرارداد ذخیره شد.',
  goOn: 'ادامه',
  toHome: 'رفتن به خانه',
  successTitle: 'قرارداد با موفقیت امضا شد',
  success: {
    CARD: 'نسخه امضاشده در «قراردادهای من» در پروفایل شما می‌ماند.',
    CREDIT_RENEWAL: 'گام بعدی، پرداخت کارمزد سالانه است.',
  } satisfies Record<ContractType, string>,
  renewed: 'کارمزد سال تازه پرداخت شده است و اعتبار شما باز شد.',
  failureTitle: 'قرارداد امضا نشد',
  failure: 'در امضای قرارداد مشکلی پیش آمد. لطفاً دوباره تلاش کنید.',
  retry: 'تلاش دوباره',
  renewal: 'تمدید اعتبار',
}
