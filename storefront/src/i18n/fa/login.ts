import { toPersianDigits } from '@kasbeno/api/contracts/digits'

export const login = {
  title: 'ورود یا ثبت‌نام',
  headline: 'امروز بخرید، سررسید بپردازید',
  intro: 'فاکتور شرکت‌های پخش را با اعتبار بانکی پرداخت کنید؛ بدون چک و بدون پول نقد.',
  phone: 'شماره موبایل',
  phoneHint: 'کد ورود به همین شماره پیامک می‌شود.',
  phoneExample: '۰۹۱۲۱۲۳۴۵۶۷',
  phoneMissing: 'شماره موبایل خود را وارد کنید.',
  phoneWrong: 'شماره موبایل را درست وارد کنید؛ مانند ۰۹۱۲۱۲۳۴۵۶۷',
  send: 'دریافت کد',
  termsBefore: 'ورود شما به معنای پذیرش',
  termsName: 'قوانین و حریم خصوصی',
  termsAfter: 'کسب‌نو است.',
  codeTitle: 'کد ورود',
  codeSentTo: 'کد ۵ رقمی به این شماره پیامک شد:',
  alreadySent: (seconds: number) =>
    `کد پیش‌تر برایتان پیامک شده است. تا ${toPersianDigits(seconds)} ثانیه دیگر می‌توانید کد تازه بگیرید.`,
  editPhone: 'ویرایش شماره',
  enter: 'ورود',
  figures: [
    { value: '۱۰٬۰۰۰ میلیارد ریال', label: 'اعتبار پرداخت‌شده' },
    { value: '۲۴٬۰۰۰ فروشگاه', label: 'دارای اعتبار' },
  ],
  look: 'آشنایی با کسب‌نو',
  lookAtPlans: 'طرح‌ها',
  lookAtDistributors: 'شرکت‌های پخش همراه',
  moreThan: 'بیش از',
}
