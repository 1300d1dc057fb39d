import { template } from './template.js'

/** What falls due, and what was repaid of it. */
export const debtTemplates = {
  'installment-soon': template(
    ['distributor', 'number', 'amount', 'dueDate'],
    ({ distributor, number, amount, dueDate }) =>
      `کسب‌نو\nیادآوری: سررسید فاکتور ${number} از ${distributor}، ${dueDate} است.\nمبلغ بدهی: ${amount} ریال`
  ),
  'installment-due': template(
    ['distributor', 'number', 'amount', 'dueDate'],
    ({ distributor, number, amount, dueDate }) =>
      `کسب‌نو\nروز سررسید فاکتور ${number} از ${distributor} رسید: ${dueDate}\nمبلغ بدهی: ${amount} ریال\nلطفاً آن را تا پایان همین روز در برنامه بپردازید.`
  ),
  'installment-past-due': template(
    ['distributor', 'number', 'amount', 'dueDate'],
    ({ distributor, number, amount, dueDate }) =>
      `کسب‌نو\nسررسید فاکتور ${number} از ${distributor} در ${dueDate} گذشت. با ${amount} ریال تا امروز، دیرکرد آن هم در همین مبلغ، تسویه می‌شود. برای باز ماندن اعتبارتان، آن را در برنامه بپردازید.`
  ),
  'installment-past-due-blocked': template(
    ['distributor', 'number', 'amount', 'dueDate', 'total'],
    ({ distributor, number, amount, dueDate, total }) =>
      `کسب‌نو\nسررسید فاکتور ${number} از ${distributor} در ${dueDate} گذشت و با ${amount} ریال تا امروز تسویه می‌شود. اعتبار شما بسته است و با پرداخت همه سررسیدگذشته‌ها، ${total} ریال با دیرکرد تا امروز، باز می‌شود.`
  ),
  'installment-past-due-held': template(
    ['distributor', 'number', 'amount', 'dueDate'],
    ({ distributor, number, amount, dueDate }) =>
      `کسب‌نو\nسررسید فاکتور ${number} از ${distributor} در ${dueDate} گذشت. با ${amount} ریال تا امروز، دیرکرد آن هم در همین مبلغ، تسویه می‌شود. لطفاً آن را در برنامه بپردازید.`
  ),
  'installments-soon': template(
    ['count', 'amount', 'dueDate'],
    ({ count, amount, dueDate }) =>
      `کسب‌نو\nیادآوری: سررسید ${count} فاکتور شما ${dueDate} است.\nروی هم: ${amount} ریال`
  ),
  'installments-due': template(
    ['count', 'amount', 'dueDate'],
    ({ count, amount, dueDate }) =>
      `کسب‌نو\nروز سررسید ${count} فاکتور شما رسید: ${dueDate}\nروی هم: ${amount} ریال\nلطفاً آن‌ها را تا پایان همین روز در برنامه بپردازید.`
  ),
  'installments-past-due': template(
    ['count', 'amount', 'dueDate'],
    ({ count, amount, dueDate }) =>
      `کسب‌نو\nسررسید ${count} فاکتور شما در ${dueDate} گذشت. روی هم با ${amount} ریال تا امروز، دیرکرد هم در همین مبلغ، تسویه می‌شوند. برای باز ماندن اعتبارتان، آن‌ها را در برنامه بپردازید.`
  ),
  'installments-past-due-blocked': template(
    ['count', 'amount', 'dueDate', 'total'],
    ({ count, amount, dueDate, total }) =>
      `کسب‌نو\nسررسید ${count} فاکتور شما در ${dueDate} گذشت و روی هم با ${amount} ریال تا امروز تسویه می‌شوند. اعتبار شما بسته است و با پرداخت همه سررسیدگذشته‌ها، ${total} ریال با دیرکرد تا امروز، باز می‌شود.`
  ),
  'installments-past-due-held': template(
    ['count', 'amount', 'dueDate'],
    ({ count, amount, dueDate }) =>
      `کسب‌نو\nسررسید ${count} فاکتور شما در ${dueDate} گذشت. روی هم با ${amount} ریال تا امروز، دیرکرد هم در همین مبلغ، تسویه می‌شوند. لطفاً آن‌ها را در برنامه بپردازید.`
  ),
  'repayment-paid': template(
    ['amount', 'remaining'],
    ({ amount, remaining }) =>
      `کسب‌نو\nبازپرداخت شما به مبلغ ${amount} ریال انجام شد و همین مبلغ به اعتبارتان بازگشت.\nمانده بدهی: ${remaining} ریال`
  ),
  'repayment-paid-in-part-freed': template(
    ['amount', 'freed', 'remaining'],
    ({ amount, freed, remaining }) =>
      `کسب‌نو\nبازپرداخت شما به مبلغ ${amount} ریال انجام شد و ${freed} ریال آن به اعتبارتان بازگشت.\nمانده بدهی: ${remaining} ریال`
  ),
  'repayment-paid-held': template(
    ['amount', 'remaining'],
    ({ amount, remaining }) =>
      `کسب‌نو\nبازپرداخت شما به مبلغ ${amount} ریال انجام شد.\nمانده بدهی: ${remaining} ریال`
  ),
  'repayment-kept-as-cash': template(
    ['amount'],
    ({ amount }) =>
      `کسب‌نو\nپرداخت شما به مبلغ ${amount} ریال به کیف پول افزوده شد؛ بدهی‌ای که برای آن بود پیش‌تر تسویه شده است.`
  ),
} as const
