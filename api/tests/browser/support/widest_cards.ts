const person = 'سیدمحمدحسین میرزاعبداللهی تهرانی'
const at = '2026-11-22T20:25:37.000Z'
const plan = 'kasbeno-digital-real'

/** The widest rows of cards, parcels, batches and addresses. */
export const widestCards = {
  'addresses': {
    createdAt: at,
    ownerName: person,
    phone: '09121234567',
    title: 'انبار مرکزی شمال غرب تهران',
    provinceName: 'چهارمحال و بختیاری',
    cityName: 'بندر امام خمینی',
    postalCode: '1234567890',
    address: 'خیابان شهید مطهری، نبش کوچه دوازدهم غربی، پلاک ۱۲۴، واحد ۷',
    deliverable: true,
  },
  'cards': {
    createdAt: at,
    ownerName: person,
    holderName: person,
    phone: '09121234567',
    cardNumber: '**** **** **** 1234',
    status: 'PRINT_PENDING',
    parcelStatus: 'RETURNED_TO_SENDER',
    plan,
    expiresOn: '2030-12-21',
    cvv2Views: 20,
    updatedAt: at,
  },
  'parcels': {
    createdAt: at,
    recipient: person,
    phone: '09121234567',
    status: 'RETURNED_TO_SENDER',
    trackingNumber: '12345678901234567890',
    provinceName: 'چهارمحال و بختیاری',
    cityName: 'بندر امام خمینی',
    cardNumber: '**** **** **** 1234',
    cardStatus: 'PRINT_PENDING',
    movedAt: at,
  },
  'print-requests': {
    requestedAt: at,
    kind: 'CANCEL_BATCH',
    number: 1234,
    cards: 500,
    reason: 'مطابق نامه شماره ۱۴۰۵/۱۲۳۴۵ چاپخانه به واحد کارت بانک',
    requestedByName: person,
    status: 'WITHDRAWN',
    decidedByName: person,
    decidedAt: at,
  },
  'print-batches': {
    number: 1234,
    createdAt: at,
    createdBy: person,
    cards: 500,
    waiting: 500,
    printed: 500,
    failed: 500,
    canceled: 500,
  },
}
