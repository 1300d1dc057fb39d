/** The longest that stands in the lists of messages and gateways, as `widest_rows.ts` has it of the others. */
const at = '2026-11-22T20:25:37.000Z'
const sum = 999_999_999_999

export const widestMessages: Readonly<Record<string, Record<string, unknown>>> = {
  'gateways': {
    position: 99,
    indicator: 'SHAYANTEJARAT',
    active: false,
    isDefault: false,
    source: 'ENVIRONMENT',
    minAmount: sum,
    maxAmount: sum,
    lastAnswerAt: at,
    answersLastHour: 12_345,
    failuresLastHour: 12_345,
  },
  'sms': {
    createdAt: at,
    phone: '09121234567',
    template: 'repayment-kept-as-cash',
    status: 'WITHHELD',
    provider: 'sandbox',
    sentAt: at,
    delivery: 'DELIVERED',
    deliveredAt: at,
  },
  'sms-templates': {
    name: 'repayment-kept-as-cash',
    text: 'کسب‌نو\nپرداخت شما به مبلغ {amount} ریال به کیف پول افزوده شد؛ بدهی‌ای که برای آن بود پیش‌تر تسویه شده است.',
    holdsCode: false,
    active: false,
    kavenegarName: 'kasbeno-repayment-kept-as-cash',
    smsIrId: 2_147_483_647,
    updatedAt: at,
  },
  'sms-providers': {
    name: 'sandbox',
    active: false,
    position: 99,
    source: 'ENVIRONMENT',
    sentLastHour: 123_456,
    unknownLastHour: 123_456,
    undeliveredLastHour: 123_456,
    updatedAt: at,
  },
}
