import type { ResourceWords } from '../../manifests/words'

export const fa = {
  name: 'سند |||| دفتر روزنامه',
  fields: {
    bookedAt: 'زمان ثبت',
    businessAt: 'زمان کاری',
    kind: 'رویداد',
    account: 'حساب',
    partyName: 'طرف حساب',
    debit: 'بدهکار',
    credit: 'بستانکار',
    sourceType: 'منشأ',
    sourceId: 'شناسه منشأ',
    entryId: 'شناسه سند',
  },
  subjects: {
    'trial-balance': 'تراز آزمایشی',
    'reconciliation': 'مغایرت‌گیری',
    'ledger-entries': 'دفتر روزنامه',
  },
  permissions: {
    'ledger.read': 'دیدن دفتر کل',
  },
  enums: {
    account: {
      'wallet': 'کیف پول مشتریان',
      'credit-used': 'اعتبار مصرف‌شده مشتریان',
      'late-fee-receivable': 'دیرکرد دریافتنی',
      'gateway-clearing': 'تسویه درگاه‌ها',
      'bank-funding': 'تأمین مالی بانک',
      'distributor-payable': 'پرداختنی به شرکت‌های پخش',
      'platform-fee-deferred': 'پیش‌دریافت کارمزد فعال‌سازی',
      'platform-fee-income': 'درآمد کارمزد فعال‌سازی',
      'product-fee-income': 'درآمد کارمزد کسب‌نو',
      'bank-fee-income': 'درآمد کارمزد بانک',
      'discount-income': 'درآمد تنزیل',
      'late-fee-income': 'درآمد دیرکرد',
      'vat-payable': 'مالیات بر ارزش افزوده پرداختنی',
      'credit-loss': 'زیان اعتباری',
    },
    ledgerSource: {
      'payment': 'پرداخت درگاهی',
      'platform-fee': 'کارمزد فعال‌سازی',
      'order': 'فاکتور',
      'repayment': 'بازپرداخت',
      'credit-line': 'اعتبار',
      'payout': 'پرداخت به شرکت پخش',
      'gateway-deposits': 'واریز درگاه',
    },
    entryKind: {
      GATEWAY_CAPTURED: 'دریافت از درگاه',
      PLATFORM_FEE_PAID: 'پرداخت کارمزد فعال‌سازی',
      PLATFORM_FEE_EARNED: 'قطعی شدن کارمزد فعال‌سازی',
      PLATFORM_FEE_REFUNDED: 'بازگشت کارمزد فعال‌سازی',
      INVOICE_PAID_FROM_CREDIT: 'پرداخت فاکتور از اعتبار',
      INVOICE_PAID_FROM_WALLET: 'پرداخت فاکتور از کیف پول',
      INVOICE_REVERSED: 'برگشت فاکتور',
      INSTALLMENT_PAID: 'بازپرداخت از کیف پول',
      INSTALLMENT_COLLECTED: 'وصول بازپرداخت به دست بانک',
      CREDIT_REVOLVED: 'اصلاح گردش اعتبار',
      LATE_FEE_CHARGED: 'ثبت دیرکرد',
      LATE_FEE_PAID: 'پرداخت دیرکرد',
      LATE_FEE_FORGIVEN: 'بخشودگی دیرکرد',
      WRITTEN_OFF: 'سوخت طلب',
      DISCOUNT_RUN_PAID: 'پرداخت تنزیل',
      MATURITY_RUN_PAID: 'پرداخت سررسید',
      GATEWAY_SETTLED: 'تسویه درگاه با بانک',
      GATEWAY_SETTLEMENT_REVERSED: 'برگشت تسویه درگاه با بانک',
    },
  },
  texts: {
    ledger: {
      account: 'حساب',
      debit: 'بدهکار',
      credit: 'بستانکار',
      balance: 'مانده',
      total: 'جمع',
      entry: 'سند',
      wholeEntry: 'همه سطرها',
      trialBalance: {
        title: 'تراز آزمایشی',
        at: 'در لحظه',
        asOf: 'در',
        inBalance: 'دفتر تراز است.',
        outOfBalance: 'دفتر تراز نیست.',
      },
      reconciliation: {
        title: 'مغایرت‌گیری',
        again: 'بررسی دوباره',
        balanced: 'مغایرتی پیدا نشد؛ دفترها با هم می‌خوانند.',
        unbalanced: 'مغایرت پیدا شد. موردها را بازبینی کنید.',
        ok: 'درست',
        differences: '%{count} مغایرت',
      },
      checks: {
        'entries-sum-to-zero': 'جمع هر سند صفر است',
        'kept-balances-equal-postings': 'مانده هر مشتری با گردش حساب او برابر است',
        'paid-invoices-have-one-entry': 'هر فاکتور پرداخت‌شده درست یک سند پرداخت دارد',
        'captures-equal-clearing': 'دریافت‌های درگاه با حساب تسویه برابر است',
        'failed-payments-were-not-taken': 'هیچ پرداخت ناموفقی نزد بانک نمانده است',
        'captured-payments-were-confirmed': 'هر دریافت درگاه را بانک تأیید کرده است',
        'captured-payments-were-not-given-back': 'هیچ دریافتی هم‌زمان به کارت برنگشته است',
        'payments-booked-by-hand-arrive': 'هر پرداختی که دستی ثبت شده از درگاه رسیده است',
        'receipts-belong-to-one-payment': 'هر رسید بانک از آنِ یک پرداخت است',
        'payouts-have-one-entry': 'هر پرداخت به شرکت پخش درست یک سند دارد',
        'retries-rest-on-evidence': 'هر تلاش دوباره گواه دارد',
        'settled-invoices-are-in-a-run': 'هر فاکتور تسویه‌شده در یک تسویه تأییدشده است',
        'gateways-hold-what-they-owe': 'هیچ درگاهی بیش از دریافتش به بانک واریز نکرده است',
        'deposits-equal-their-entries': 'هر واریز درگاه با سند آن برابر است',
        'repayments-have-one-entry': 'هر بازپرداخت درست یک سند دارد',
        'installments-hold-their-repayments': 'بدهی هر فاکتور همه بازپرداخت‌های خود را در بر دارد',
        'invoices-by-code-reach-its-holder':
          'هر فاکتور با کد ملی به دارنده تأییدشده آن کد رسیده است',
        'deferred-fees-equal-open-fees': 'پیش‌دریافت کارمزد با کارمزدهای باز برابر است',
        'fees-have-their-entries': 'هر کارمزد فعال‌سازی با سندهای آن برابر است',
        'earned-fees-gave-their-year': 'هر کارمزد قطعی‌شده سال اعتبار خود را داده است',
      },
      meaning: {
        'failed-payments-were-not-taken':
          'بانک درباره هر پرداخت ناموفق گفته است که پولی نگرفته یا آن را برگردانده است، یا دو نفر بسته‌اند.',
        'captured-payments-were-confirmed':
          'پشت هر پولی که از درگاه به کیف پول آمده، تأیید بانک یا تصمیم دو نفر هست.',
        'captured-payments-were-not-given-back':
          'پولی که به کیف پول آمده، از سوی بانک به کارت برگشت داده نشده است.',
        'payments-booked-by-hand-arrive':
          'پولی که با وجود دستور بازگشت دستی ثبت شده، نزد بانک مانده و درگاه آن را واریز کرده است.',
        'receipts-belong-to-one-payment':
          'هیچ رسیدی، با هر شکلی که نوشته شده باشد، دو بار به حساب نیامده است.',
        'entries-sum-to-zero':
          'در هر سند، بدهکار و بستانکار با هم برابرند؛ پولی از هیچ نیامده و گم نشده است.',
        'kept-balances-equal-postings':
          'مانده نگه‌داشته کیف پول و اعتبار هر مشتری همان است که از جمع گردش‌های او به دست می‌آید.',
        'paid-invoices-have-one-entry':
          'فاکتور پرداخت‌شده یک بار، و تنها یک بار، در دفتر ثبت شده است.',
        'captures-equal-clearing':
          'هر دریافت موفق درگاه در دفتر هست و هر ثبت دفتر دریافتی در پشت خود دارد.',
        'payouts-have-one-entry': 'هیچ شرکت پخشی دوبار پول نگرفته و پرداختی بی‌سند نمانده است.',
        'retries-rest-on-evidence':
          'هیچ پرداختی بدون فایل بانک یا تأیید نفر دوم دوباره به بانک نرفته است.',
        'settled-invoices-are-in-a-run':
          'فاکتوری نیست که تسویه‌شده شمرده شود و در هیچ تسویه‌ای پرداخت نشود.',
        'gateways-hold-what-they-owe':
          'آنچه درگاه‌ها به بانک واریز کرده‌اند از آنچه گرفته‌اند بیشتر نیست.',
        'deposits-equal-their-entries': 'مبلغ هر واریز ثبت‌شده درگاه با سند آن یکی است.',
        'repayments-have-one-entry': 'هر بازپرداخت مشتری یک بار در دفتر نشسته است.',
        'installments-hold-their-repayments':
          'پرداخت‌شده بدهی هر فاکتور با جمع بازپرداخت‌های آن یکی است.',
        'invoices-by-code-reach-its-holder':
          'فاکتوری که مشتری آن با کد ملی نام برده شده، تنها برای کسی است که هویتش با همان کد تأیید شده است.',
        'deferred-fees-equal-open-fees':
          'کارمزدهایی که هنوز قطعی یا بازگشت داده نشده‌اند همان مانده پیش‌دریافت‌اند.',
        'fees-have-their-entries':
          'هر کارمزد یک بار گرفته شده و همان‌گونه که وضعیتش می‌گوید قطعی یا بازگشت داده شده است.',
        'earned-fees-gave-their-year':
          'کسی برای سالی که اعتبارش هنوز به آن نرسیده کارمزد نداده است.',
      },
      whatNow: {
        'any':
          'چیزی را دستی اصلاح نکنید. خروجی این صفحه را بگیرید و با شناسه‌های زیر به واحد فنی بدهید.',
        'failed-payments-were-not-taken':
          'این پرداخت ناموفق بسته شده، ولی واپسین پاسخ بانک چنین نمی‌گوید. صورت‌حساب درگاه را با شماره پیگیری زیر مقایسه کنید و تا روشن شدن مورد به مشتری نگویید که پول او برمی‌گردد.',
        'captured-payments-were-not-given-back':
          'بانک این پول را به کارت برگردانده و در کیف پول هم هست. کیف پول مشتری را تا روشن شدن مورد مسدود نگه دارید و صورت‌حساب درگاه را ببینید.',
        'payments-booked-by-hand-arrive':
          'این پول دستی ثبت شده، ولی بانک می‌گوید نزد ما نیست یا درگاه پس از آن واریز کرده و این مبلغ در آن نبوده است. صورت‌حساب درگاه را ببینید و تا روشن شدن مورد کیف پول مشتری را مسدود نگه دارید.',
        'receipts-belong-to-one-payment':
          'دو پرداخت زیر یک رسید دارند؛ یکی از آن‌ها پولی نداشته است. صورت‌حساب درگاه را ببینید و شناسه‌ها را به واحد فنی بدهید.',
        'captures-equal-clearing':
          'پرداخت‌های ناتمام را در «پرداخت‌های درگاهی» ببینید؛ اگر درگاه پول را گرفته و هنوز تأیید نشده، بررسی خودکار تا چند دقیقه آن را کامل می‌کند. اگر ماند، صورت‌حساب درگاه را با شناسه زیر مقایسه کنید.',
        'payouts-have-one-entry':
          'تا روشن شدن مورد، تسویه تازه‌ای را تأیید نکنید. پاسخ بانک برای شناسه پرداخت زیر را با صورت‌حساب بانک مقایسه کنید.',
        'invoices-by-code-reach-its-holder':
          'فاکتورهای زیر به کسی رسیده‌اند که هویتش با آن کد ملی تأیید نشده است. از شرکت پخش بخواهید آن‌ها را لغو کند و برای مشتری درست دوباره بفرستد.',
        'retries-rest-on-evidence':
          'پرداخت زیر را دوباره به بانک نفرستید و با صورت‌حساب بانک مقایسه کنید؛ شاید دوبار پرداخت شده باشد.',
        'settled-invoices-are-in-a-run':
          'شرکت پخش طلب این فاکتور را نگرفته است. شناسه زیر را به واحد فنی بدهید.',
        'gateways-hold-what-they-owe':
          'واریزهای ثبت‌شده درگاه را با صورت‌حساب بانک مقایسه کنید؛ شاید یک واریز دوبار یا با مبلغ نادرست ثبت شده باشد. ثبت نادرست را از صفحه واریزهای درگاه‌ها برگردانید.',
        'deposits-equal-their-entries':
          'واریز زیر را با صورت‌حساب بانک مقایسه و در صورت نیاز از صفحه واریزهای درگاه‌ها برگردانید.',
        'earned-fees-gave-their-year':
          'از این مشتری کارمزدی گرفته شده که سال اعتباری در برابر آن داده نشده است. مورد را به واحد مالی بدهید تا مبلغ به کیف پول او بازگردد یا اعتبارش تمدید شود.',
        'kept-balances-equal-postings':
          'اعتبار یا کیف پول این مشتری را تا روشن شدن مورد مسدود نگه دارید و شناسه حساب را به واحد فنی بدهید.',
      },
    },
  },
} satisfies ResourceWords
