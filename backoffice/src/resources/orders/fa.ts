import type { ResourceWords } from '../../manifests/words'
import { personFields } from '../../i18n/fa/person'

export const fa = {
  name: 'فاکتور |||| فاکتورها',
  fields: {
    ...personFields,
    externalId: 'شماره فاکتور',
    referenceNumber: 'شماره پیگیری کسب‌نو',
    distributorName: 'شرکت پخش',
    distributorId: 'شرکت پخش',
    branchName: 'شعبه پخش',
    customerName: 'مشتری',
    status: 'وضعیت',
    grandTotalAmount: 'مبلغ فاکتور',
    kasbenoFeeAmount: 'کارمزد کسب‌نو',
    bankFeeAmount: 'کارمزد بانک',
    refundAmount: 'برگشتی',
    invoicedAt: 'زمان صدور',
    createdAt: 'زمان ثبت',
    paidAt: 'زمان پرداخت',
    dueDate: 'سررسید',
    dueDateInDays: 'مهلت بازپرداخت (روز)',
    payableUntil: 'قابل پرداخت تا',
    paymentSource: 'محل پرداخت',
    bankReferenceNumber: 'شماره پیگیری بانک',
    cancelReason: 'دلیل لغو',
  },
  subjects: {
    orders: 'فاکتور',
  },
  permissions: {
    'orders.list': 'دیدن فاکتورها',
    'orders.fraud': 'توقف فاکتور مشکوک و رفع آن',
  },
  commands: {
    reportFraud: {
      label: 'توقف فاکتور',
      title: 'توقف فاکتور %{invoice}',
      explain:
        'فاکتور برای بررسی تقلب متوقف می‌شود: پرداخت، بازپرداخت، یادآوری، تغییر، لغو و تسویه آن تا رفع توقف انجام نمی‌شود. تسویه‌ای که پیش از این تأیید شده برنمی‌گردد. دلیل در رد تغییرات می‌ماند و به مشتری گفته نمی‌شود.',
      done: 'فاکتور متوقف شد.',
    },
    liftFraud: {
      label: 'رفع توقف',
      title: 'رفع توقف فاکتور %{invoice}',
      explain:
        'فاکتور به همان وضعیت پیش از توقف برمی‌گردد. روزها در این میان گذشته‌اند: سررسیدی که گذشته باشد با بسته شدن روز، سررسیدگذشته می‌شود.',
      done: 'توقف فاکتور برداشته شد.',
    },
  },
  texts: {
    orders: {
      amounts: 'مبلغ‌ها',
      facts: 'مشخصات فاکتور',
      installment: 'بازپرداخت',
      noInstallment: 'این فاکتور بازپرداخت ندارد.',
      items: 'اقلام فاکتور',
      item: {
        name: 'شرح کالا',
        unit: 'واحد',
        qty: 'تعداد',
        price: 'فی (ریال)',
        total: 'جمع (ریال)',
      },
      ledger: 'سندهای دفتر کل',
      frozen:
        'این فاکتور برای بررسی متوقف است: تا پایان بررسی نه پرداخت، بازپرداخت و یادآوری می‌شود و نه تغییر، لغو یا تسویه با شرکت پخش.',
      notFreezable: 'این فاکتور در وضعیتی نیست که بتوان آن را متوقف کرد.',
      notFrozen: 'این فاکتور متوقف نیست.',
    },
  },
} satisfies ResourceWords
