const person = 'سیدمحمدحسین میرزاعبداللهی تهرانی'
const company = 'شرکت پخش سراسری مواد غذایی آذربایجان'
const merchant = 'فروشگاه مرکزی پخش سراسری، شعبه شمال غرب تهران'
const at = '2026-11-22T20:25:37.000Z'

/** The widest rows of merchants, their devices and card payments. */
export const widestDevices = {
  'merchants': {
    number: '100001',
    name: merchant,
    distributorName: company,
    branchName: 'شعبه چهارمحال و بختیاری',
    dueDateInDays: 120,
    devices: 12,
    active: true,
    createdAt: at,
  },
  'devices': {
    terminal: '10000001',
    serial: 'SN-1234567890-ABCDEF',
    status: 'PENDING',
    merchantName: merchant,
    distributorName: company,
    registeredBy: person,
    activatedBy: person,
    createdAt: at,
    updatedAt: at,
  },
  'card-payments': {
    createdAt: at,
    status: 'REVERSED',
    amount: 500_000_000,
    paymentSource: 'WALLET',
    refusal: 'PLAN_NOT_SERVED',
    merchantName: merchant,
    terminal: '10000001',
    reference: '261122000001',
    customerName: person,
    holderName: person,
    phone: '09121234567',
    cardNumber: '**** **** **** 1234',
    referenceNumber: '1000001',
    reversedAt: at,
  },
}
