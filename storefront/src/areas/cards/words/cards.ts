import { cardRules, type CardStatus, type ParcelStatus } from '@kasbeno/api/contracts/cards'
import { isolated, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { cardWords } from '@kasbeno/api/contracts/words/cards'

const wrongPerDay = toPersianDigits(cardRules.wrongPerDay)

const freeze = 'بستن موقت کارت'
const unfreeze = 'باز کردن کارت'

interface Place {
  provinceName: string
  cityName: string
}

const { ENABLED, FROZEN, BLOCKED, DISABLED } = cardWords.card

export const cards = {
  title: 'مدیریت کارت',
  face: 'کارت شما',
  brand: 'کارت اعتباری کسب‌نو',
  number: 'شماره کارت',
  holder: 'دارنده کارت',
  expiry: 'انقضا',
  cvv2: 'CVV2',
  showCvv2: 'نمایش CVV2',
  cvv2Title: 'دیدن CVV2 با کد',
  show: 'نمایش',
  hide: 'پنهان کردن',
  cvv2Shown: (seconds: number) =>
    `تا ${toPersianDigits(seconds)} ثانیه دیگر خودکار پنهان می‌شود. آن را به هیچ‌کس نگویید.`,
  badges: { ENABLED, FROZEN, BLOCKED, DISABLED } as Partial<Record<CardStatus, string>>,
  inactive: 'غیرفعال',
  toCard: 'بازگشت به مدیریت کارت',

  noCard: 'هنوز کارتی برای شما ساخته نشده است',
  noCardHint: 'کارت پس از تخصیص اعتبار ساخته می‌شود. گام بعدی را در وضعیت پرونده ببینید.',
  toFile: 'مشاهده وضعیت پرونده',

  changePin: 'تغییر رمز',
  forgotPin: 'فراموشی رمز',
  block: 'مسدود کردن کارت',
  freeze,
  unfreeze,

  locked: {
    pinTitle: 'رمز کارت قفل است',
    pin: `رمز ${wrongPerDay} بار نادرست وارد شد و تا پایان امروز با این کارت خرید نمی‌شود. اگر رمز تازه بگذارید، کارت همان دم باز می‌شود.`,
    newPin: 'گذاشتن رمز تازه',
    activationTitle: 'فعال‌سازی تا پایان امروز بسته است',
    activation: `CVV2 ${wrongPerDay} بار نادرست وارد شد. فردا با CVV2 پشت کارت دوباره تلاش کنید.`,
  },

  expired: {
    title: 'تاریخ انقضای کارت شما گذشته است',
    delivered:
      'این کارت دیگر فعال نمی‌شود. اعتبار شما سر جای خود است؛ برای گرفتن کارت تازه با پشتیبانی تماس بگیرید.',
    inUse:
      'دیگر با این کارت خرید نمی‌شود. آن را مسدود کنید و کارت تازه بخواهید؛ اعتبار و بدهی شما سر جای خود است.',
  },

  ended: {
    BLOCKED: {
      title: 'کارت شما مسدود است',
      message:
        'این کارت به درخواست شما مسدود شده است و دیگر با آن خرید نمی‌شود. اعتبار و بدهی شما سر جای خود است.',
    },
    DISABLED: {
      title: 'کارت شما از کار افتاده است',
      message:
        'بانک این کارت را از کار انداخته است و دیگر با آن خرید نمی‌شود. اعتبار و بدهی شما سر جای خود است.',
    },
  },
  reissue: 'درخواست کارت تازه',
  reissueTitle: 'کارت تازه می‌خواهید؟',
  reissueMessage:
    'کارتی با شماره تازه برای شما ساخته می‌شود. قرارداد و کارمزد شما سر جای خود می‌ماند و باید نشانی تحویل کارت تازه را انتخاب کنید.',
  reissueConfirm: 'بله، کارت تازه می‌خواهم',
  reissued: 'کارت با موفقیت دوباره صادر شد.',

  statusTitle: 'وضعیت کارت',
  steps: {
    PRINT_PENDING: 'درخواست ثبت شد و در حال آماده‌سازی است',
    RETURNED: 'پست کارت را برگرداند',
    WAITS_FOR_POST: 'کارت چاپ شد و به پست سپرده می‌شود',
    PRINTED: 'کارت چاپ و ارسال شد',
    FAILED: 'پست نتوانست کارت را تحویل دهد و دوباره می‌آورد',
    DELIVERED: 'کارت تحویل شد',
  },
  /** As each step is called before, while and after it is at work. */
  stepNames: [
    { later: 'چاپ', now: 'در انتظار چاپ', done: 'چاپ‌شده' },
    { later: 'ارسال', now: 'در انتظار پست', done: 'ارسال‌شده' },
    { later: 'تحویل', now: 'در انتظار تحویل', done: 'تحویل‌شده' },
  ],
  stepStates: { done: 'انجام‌شده', now: 'اکنون', later: 'هنوز نه' },
  parcel: 'وضعیت مرسوله',
  parcels: {
    CREATED: 'آماده تحویل به پست',
    ACCEPTED: 'پست مرسوله را گرفته است',
    IN_TRANSIT: 'در راه شهر شما',
    OUT_FOR_DELIVERY: 'در دست مأمور پست برای تحویل',
    DELIVERED: 'تحویل شد',
    FAILED_DELIVERY: 'تحویل نشد و دوباره فرستاده می‌شود',
    RETURNED_TO_SENDER: 'برگشت خورد',
  } satisfies Record<ParcelStatus, string>,
  needsAddressTitle: 'نشانی تحویل را انتخاب کنید',
  needsAddress: 'کارت شما ساخته شده است. پس از انتخاب نشانی، چاپ و به همان نشانی فرستاده می‌شود.',
  chooseAddress: 'انتخاب نشانی تحویل',
  returnedTitle: 'کارت شما برگشت خورد',
  returned:
    'پست نتوانست کارت را تحویل دهد. نشانی را تأیید یا عوض کنید؛ تا آن زمان کارت دوباره چاپ و فرستاده نمی‌شود.',
  confirmAddress: 'تأیید یا تغییر نشانی',
  postal: 'نشانی تحویل کارت',
  postalCode: 'کد پستی',
  place: 'استان و شهر',
  placeOf: ({ provinceName, cityName }: Place) => `${provinceName}، ${cityName}`,
  address: 'نشانی',
  editAddress: 'تغییر نشانی',
  addressWarning: 'پس از ارسال کارت، نشانی تحویل تغییر نمی‌کند.',
  activate: 'فعال‌سازی کارت',

  costs:
    'صدور، فرستادن و رمز کارت و کارت تازه به جای آن هزینه‌ای ندارد. کارمزد سالانه فعال‌سازی برای اعتبار است، نه برای کارت.',

  start: {
    title: 'فعال‌سازی کارت',
    inHand: 'کارت در دست شماست',
    message:
      'برای فعال‌سازی، CVV2 پشت کارت را وارد و رمز تازه‌ای انتخاب می‌کنید. اگر کارت به دستتان نرسیده است، آن را فعال نکنید و با پشتیبانی تماس بگیرید.',
    next: 'فعال‌سازی',
  },

  activation: {
    title: 'فعال‌سازی کارت',
    cvv2: 'CVV2 کارت',
    cvv2Hint: 'عدد سه یا چهار رقمی پشت کارت',
    cvv2Wrong: 'CVV2 را درست وارد کنید؛ سه یا چهار رقم است.',
    cvv2Refused: `این CVV2 درست نیست. عدد پشت کارت را دوباره ببینید؛ پس از ${wrongPerDay} بار نادرست، فعال‌سازی تا پایان روز بسته می‌شود.`,
    next: 'ادامه',
    submit: 'فعال‌سازی کارت',
    done: 'کارت شما فعال شد.',
  },

  pin: {
    title: 'تغییر رمز کارت',
    old: 'رمز کنونی',
    new: 'رمز تازه',
    repeat: 'تکرار رمز تازه',
    hint: 'چهار رقم؛ رقم‌های یکسان یا پشت سر هم، سال تولد و چهار رقم آخر موبایل یا کد ملی نباشد.',
    same: 'این همان رمز کنونی است. رمز دیگری بگذارید.',
    easy: 'این رمز را دیگران آسان حدس می‌زنند. رمز دیگری بگذارید.',
    show: (label: string) => `نمایش ${label}`,
    hide: (label: string) => `پنهان کردن ${label}`,
    wrong: 'لطفاً رمز را درست وارد کنید؛ رمز ۴ رقم است.',
    mismatch: 'رمزها یکسان نیستند.',
    submit: 'ثبت رمز تازه',
    done: 'رمز کارت شما تغییر کرد.',
  },

  forgot: {
    title: 'فراموشی رمز',
    intro: (phone: string) =>
      `برای تعیین رمز تازه، کدی چهاررقمی به ${isolated(phone)} پیامک می‌شود.`,
    send: 'ارسال کد',
    sent: (phone: string) => `کد چهاررقمی به ${isolated(phone)} پیامک شد.`,
    toPin: 'ادامه',
    codeRuns: (seconds: number) =>
      `کد شما تا ${toPersianDigits(seconds)} ثانیه دیگر معتبر است. کد همراه رمز تازه فرستاده می‌شود.`,
    codeOver: 'زمان کد به پایان رسید. یک گام برگردید و کد تازه بگیرید.',
  },

  blocking: {
    title: 'مسدود کردن کارت',
    warnTitle: 'این کار بازگشت ندارد',
    warn: 'کارت مسدود دوباره باز نمی‌شود. پس از آن می‌توانید کارت تازه بخواهید.',
    submit: 'مسدود کردن کارت',
    wrongCode: 'کد واردشده درست نیست.',
    done: 'کارت با موفقیت مسدود شد.',
  },

  code: {
    phone: 'شماره موبایل شما',
    intro: (phone: string) => `کدی پنج‌رقمی به ${isolated(phone)} پیامک می‌شود.`,
    send: 'ارسال کد',
    sent: (phone: string) => `کد پنج‌رقمی به ${isolated(phone)} پیامک شد.`,
  },

  freezing: {
    title: freeze,
    introTitle: 'تا خودتان بازش نکنید با آن خرید نمی‌شود',
    intro:
      'خرید با کارت همین حالا بسته می‌شود. اعتبار، بدهی و رمز کارت سر جای خود می‌ماند. برای باز کردنش کدی به شما پیامک می‌شود.',
    lost: 'اگر کارت گم یا دزدیده شده است، آن را مسدود کنید و کارت تازه بخواهید.',
    submit: freeze,
    done: 'کارت موقتاً بسته شد.',
  },
  frozen: {
    title: 'کارت را موقتاً بسته‌اید',
    message: 'با این کارت خرید نمی‌شود. اعتبار، بدهی و رمز کارت سر جای خود است.',
  },
  unfreezing: {
    title: unfreeze,
    introTitle: 'کارت دوباره کار می‌کند',
    intro: 'پس از وارد کردن کد، با همین کارت و همان رمز می‌توانید خرید کنید.',
    submit: unfreeze,
    done: 'کارت باز شد و می‌توانید با آن خرید کنید.',
  },

  outcomes: {
    activation: {
      success: 'کارت شما فعال شد',
      successMessage: 'از این پس می‌توانید با کارت خرید کنید. رمز و CVV2 را به هیچ‌کس نگویید.',
      rejected: 'کارت فعال نشد',
      rejectedMessage: 'مشکلی در فعال‌سازی کارت شما پیش آمد. لطفاً دوباره تلاش کنید.',
    },
    pin: {
      success: 'رمز کارت تغییر کرد',
      successMessage: 'از این پس با رمز تازه خرید کنید و آن را به هیچ‌کس نگویید.',
      rejected: 'تغییر رمز ناموفق بود',
      rejectedMessage: 'مشکلی در تغییر رمز شما پیش آمد. لطفاً دوباره تلاش کنید.',
    },
    block: {
      success: 'کارت شما مسدود شد',
      successMessage: 'دیگر با این کارت خرید نمی‌شود. در مدیریت کارت می‌توانید کارت تازه بخواهید.',
      rejected: 'کارت مسدود نشد',
      rejectedMessage: 'مشکلی در مسدود کردن کارت شما پیش آمد. لطفاً دوباره تلاش کنید.',
    },
  },
  unanswered: 'پاسخ سرور نرسید و نمی‌دانیم تغییر ثبت شده است یا نه. اینترنت خود را بررسی کنید.',
  lockedMessage: 'چیزی تغییر نکرده است. اگر این کار شما نبود، با پشتیبانی تماس بگیرید.',
  confirm: 'تأیید',
  retry: 'تلاش دوباره',
}

export const addresses = {
  addTitle: 'نشانی تازه',
  title: 'عنوان',
  titleHint: 'مانند فروشگاه یا خانه',
  address: 'نشانی',
  addressHint: 'خیابان، کوچه، پلاک، واحد',
  tooLong: 'تعداد نویسه‌ها بیش از حد مجاز است.',
  save: 'ثبت نشانی',
  added: 'نشانی با موفقیت افزوده شد.',

  chooseTitle: 'نشانی تحویل کارت',
  choose: 'کارت به کدام نشانی فرستاده شود؟',
  whole: (place: Place & { address: string; postalCode: string }) =>
    `${cards.placeOf(place)}، ${place.address}؛ کد پستی ${isolated(place.postalCode)}`,
  missing: 'لطفاً نشانی مورد نظر را انتخاب کنید.',
  confirm: 'تأیید نشانی',
  addAnother: 'افزودن نشانی تازه',
  none: 'هنوز نشانیی ثبت نکرده‌اید',
  noneHint: 'نشانیی را که کارت به آن فرستاده می‌شود ثبت کنید.',
  saved: 'نشانی با موفقیت ذخیره شد.',
  changed: 'نشانی تحویل کارت با موفقیت تغییر کرد.',
  confirmed: 'نشانی تأیید شد و کارت دوباره فرستاده می‌شود.',
  unchanged: 'کارت از پیش به همین نشانی فرستاده می‌شود؛ چیزی تغییر نکرد.',
  fixedTitle: 'نشانی تحویل دیگر تغییر نمی‌کند',
  fixed: 'کارت چاپ شده است.',
}
