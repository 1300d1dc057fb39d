import { codeRules } from '#contracts/codes'
import { toPersianDigits } from '#contracts/digits'
import { limits } from '#contracts/limits'
import { inWords } from '#contracts/number_words'
import { locksLiftedPerDay, reservedCodeRules } from '#contracts/sign_in'

const orSupport =
  'گوشی یا مرورگری که پیش‌تر با آن وارد شده‌اید کد می‌گیرد. اگر شتاب دارید با پشتیبانی تماس بگیرید تا شماره‌ای برای گرفتن کد به شما بگوید.'

export const messages = {
  codeWrong: 'کد واردشده درست نیست.',
  codeSpent: `این کد پس از ${inWords(codeRules.maxTries)} بار ورود نادرست دیگر پذیرفته نمی‌شود. پس از پایان زمان، کد تازه بگیرید.`,
  codeAlreadySent: 'کد پیش‌تر پیامک شده است. لطفاً تا پایان زمان آن صبر کنید.',
  codeLocked: 'به دلیل چند تلاش نادرست، ورود کد برای مدتی بسته است. لطفاً بعداً دوباره تلاش کنید.',
  tooManyCodes: 'شمار کدهای فرستاده‌شده به این شماره زیاد است. لطفاً چند دقیقه دیگر تلاش کنید.',
  strangersSpent: `برای این شماره کدهای بسیاری خواسته شده است. چند دقیقه دیگر یا با اینترنت دیگری (همراه یا وای‌فای) تلاش کنید. ${orSupport}`,
  networksSpent: `برای این شماره کدهای بسیاری خواسته شده است. چند دقیقه دیگر تلاش کنید. ${orSupport}`,
  addressSpent: `با این اینترنت کدهای بسیاری خواسته شده است. با اینترنت دیگری (همراه یا وای‌فای) تلاش کنید. ${orSupport}`,
  supportNumberWrong:
    'شماره‌ای که پشتیبانی گفته است درست نیست یا زمان آن گذشته است. آن را دوباره وارد کنید یا از پشتیبانی شماره تازه بخواهید.',
  reservedEnough: `برای این شماره در ۲۴ ساعت گذشته ${inWords(reservedCodeRules.perDay)} بار کد نگه داشته شده است. مشتری باید صبر کند یا از گوشی یا مرورگر همیشگی خود وارد شود.`,
  codeNotDelivered: 'پیامک فرستاده نشد. لطفاً کمی بعد دوباره تلاش کنید.',
  wrongCredentials: 'نام کاربری، گذرواژه یا کد دوم درست نیست.',
  secondFactorNeeded: 'کد برنامه رمزساز را نیز وارد کنید.',
  nothingLocked: 'ورود از اینجا دیگر بسته نیست. وضعیت ورود را دوباره ببینید.',
  liftedEnough: `قفل ورود این شماره در ۲۴ ساعت گذشته ${inWords(locksLiftedPerDay)} بار باز شده است. مشتری باید تا پایان قفل صبر کند.`,
  sessionEnded: 'نشست شما پایان یافته است. لطفاً دوباره وارد شوید.',
  latinNameTooLong: `نام و نام خانوادگی لاتین با هم باید حداکثر ${toPersianDigits(limits.cardName)} نویسه باشد.`,
  notYourCompany: 'شما در این شرکت عضو نیستید.',
  commandsRun:
    'چند درخواست دیگر در همین زمینه در حال انجام است و این یکی انجام نشد. لطفاً چند لحظه دیگر دوباره تلاش کنید.',
  partnerRate:
    'درخواست‌های این برنامه در یک دقیقه از سقف گذشت و این درخواست انجام نشد. پس از شمار ثانیه‌های Retry-After دوباره بفرستید.',
  passwordChangeNeeded: 'گذرواژه شما را کس دیگری ساخته است. پیش از هر کار آن را تغییر دهید.',
} as const
