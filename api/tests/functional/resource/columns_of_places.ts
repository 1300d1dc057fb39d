/** The headers of the exports of places and guilds. */
export const placeColumns: Record<string, string[]> = {
  'bank-branches': ['کد شعبه', 'نام', 'استان', 'نشانی', 'وضعیت', 'زمان ثبت', 'آخرین تغییر'],
  'cities': ['شناسه', 'نام', 'استان', 'وضعیت'],
  'districts': ['شناسه', 'نام', 'شهر', 'وضعیت'],
  'guilds': ['شناسه', 'نام', 'طرح', 'پیشنهاد می‌شود'],
  'provinces': ['شناسه', 'نام', 'وضعیت'],
}
