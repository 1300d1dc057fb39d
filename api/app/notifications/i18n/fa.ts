import { toPersianDigits } from '#contracts/digits'

export const messages = {
  unknownPlaceholder: (name: string) => `این پیامک چیزی به نام {${name}} ندارد.`,
  missingPlaceholder: (name: string) => `{${name}} باید در متن بیاید.`,
  strayBrace: 'آکولاد تنها برای جای خالی‌ها است.',
  webOtpLine: 'سطر پایانی کد را سامانه خودش می‌نویسد؛ آن را از متن بردارید.',
  addressInText: 'در پیامک نشانی اینترنتی نمی‌آید.',
  textTooLong: 'متن پیامک بلندتر از اندازه است.',
  codeNeedsTwo: 'این متن کد می‌برد و تغییر آن دو نفر می‌خواهد: درخواست دهید.',
  codeStaysOn: 'متنی که کد می‌برد خاموش نمی‌شود، وگرنه کسی وارد نمی‌شود یا پرداخت نمی‌کند.',
  onePersonIsEnough: 'این متن کد ندارد و برای تغییر آن یک نفر بس است.',
  nothingChanges: 'آنچه خواسته‌اید همان است که اکنون ثبت است.',
  requestStale: 'پس از این درخواست، این تنظیم تغییر کرده است. آن را رد کنید تا دوباره درخواست شود.',
  alreadyAsked: 'درخواست دیگری از همین نوع در انتظار تأیید است.',
  keyByEnvironment:
    'کلید این فرستنده از محیط سرور خوانده می‌شود و بر هر چه اینجا ثبت شود مقدم است. برای تغییر، آن را در محیط سرور عوض کنید.',
  keyNeeded: 'کلید فرستنده را بنویسید.',
  keyWrong: 'کلید تنها حرف و رقم انگلیسی دارد.',
  needsNoKey: 'این فرستنده کلید ندارد.',
  unsupported: 'این فرستنده تنها در محیط آزمایشی کار می‌کند.',
  withoutKey: 'کلید این فرستنده ثبت نشده است. نخست آن را ثبت کنید.',
  isOn: 'این فرستنده همین حالا فعال است.',
  isOff: 'این فرستنده پیش‌تر خاموش شده است.',
  textIsOff: 'این متن خاموش است و فرستاده نمی‌شود. متن دیگری انتخاب کنید.',
  sameTextWithinADay: 'همین متن در ۲۴ ساعت گذشته برای این مشتری فرستاده شده است.',
  customerHasEnough: (max: number) =>
    `در ۲۴ ساعت گذشته ${toPersianDigits(String(max))} پیامک پشتیبانی برای این مشتری فرستاده شده و بیش از این نمی‌شود.`,
  staffSentEnough: (max: number) =>
    `در ۲۴ ساعت گذشته ${toPersianDigits(String(max))} پیامک فرستاده‌اید و بیش از این نمی‌شود.`,
} as const

/** What each param is in a preview. */
export const samples: Readonly<Record<string, string>> = {
  code: '۴۸۲۱۳',
  payment: '۱۰٬۳۴۵٬۸۹۰ ریال از اعتبار',
  distributor: 'پخش آلفا',
  number: '۱۴۰۵/۸۲۹',
  amount: '۱۰٬۰۰۰٬۰۰۰',
  refund: '۴٬۰۰۰٬۰۰۰',
  place: 'اعتبار',
  remaining: '۶٬۰۰۰٬۰۰۰',
  reference: '۱۰۰۹۹۰۰۴۲۱۳۷',
  dueDate: '۱۴۰۵/۱۰/۰۱',
  expiresOn: '۱۴۰۶/۰۹/۰۱',
  step: 'هویت',
  card: '۶۳۹۳',
  merchant: 'سوپرمارکت یاس',
  reason: 'تصویر خوانا نیست',
  supportPhone: '۰۲۱۹۱۰۰۰۰۰۰',
  contract: 'قرارداد صدور و استفاده از کارت اعتباری',
  count: '۳',
  member: 'سارا احمدی',
  document: 'فاکتور ۱۴۰۵/۸۲۹ پخش آلفا',
  freed: '۴٬۰۰۰٬۰۰۰',
  limit: '۵٬۰۰۰٬۰۰۰٬۰۰۰',
  from: '۱۴۰۵/۰۹/۰۵',
  to: '۱۴۰۵/۰۹/۱۲',
}
