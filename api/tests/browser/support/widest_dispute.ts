/** The longest report of an owner, beside what its invoice and its shop say. */
export const widestDispute = {
  openedAt: '2026-11-22T20:25:37.000Z',
  answerBy: '2026-11-22',
  status: 'OPEN',
  phone: '09121234567',
  goodsAmount: 4_999_999_999,
  refundAmount: 4_999_999_999,
  note: 'سه کارتن از دوازده کارتن روغن نرسید و دو کارتن دیگر شکسته بود',
  decidedAt: '2026-11-22T20:25:37.000Z',
  decidedBy: 'CANCELLATION',
  answer: 'مطابق رسید امضاشده انبار در تاریخ ۱۴۰۵/۰۸/۳۰ تحویل شده است',
}
