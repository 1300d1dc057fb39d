/** What each call is for, by the name of its route. */
export const calls = {
  'signatures.evidence.invoice':
    'مدرک امضاهای یک فاکتور برای بانک؛ هر دریافت در رد تغییرات می‌ماند',
  'signatures.evidence.contract':
    'مدرک امضاهای یک قرارداد صدور کارت برای بانک؛ هر دریافت در رد تغییرات می‌ماند',
}
