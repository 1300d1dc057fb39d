import { widestLeads } from './widest_leads.js'
import { widestPlaces } from './widest_places.js'
import { widestContracts } from './widest_contracts.js'
import { widestMessages } from './widest_messages.js'
import { widestCards } from './widest_cards.js'
import { widestDevices } from './widest_devices.js'
import { widestDispute } from './widest_dispute.js'
import { lateFeeRows } from './widest_late_fee.js'
import { widestPayouts } from './widest_payouts.js'

/** The longest that people and programs really write into each column: what a list must have room for. */
const person = 'سیدمحمدحسین میرزاعبداللهی تهرانی'
const company = 'شرکت پخش سراسری مواد غذایی و بهداشتی گلستان شمال'
const words = 'مطابق نامه شماره ۱۴۰۵/۱۲۳۴۵ شرکت پخش به واحد مالی بانک'
const iban = 'IR820540102680020817909002'
const at = '2026-11-22T20:25:37.000Z'
const day = '2026-11-22'
const rials = 4_999_999_999
const sum = 999_999_999_999
const uuid = '018f3c2a-77b1-7000-8000-00000000000a'
const who = { id: uuid, name: person }
const plan = 'kasbeno-digital-real'
/** A receipt of Saman. */
const receipt = 'jJnBmy/IojtTemplUH5ke9ULCGtDtb'
const tracking = '14050830001234567'
const shop = { customerName: person, distributorName: company, branchName: 'شعبه شمال غرب تهران' }
const invoice = { externalId: 'INV-1405-0098765', referenceNumber: '100990042137' }
type Row = Record<string, unknown>

/** One row for each list of the menu, by the name of its resource. */
export const widestRows: Readonly<Record<string, Row>> = {
  ...widestMessages,
  ...widestPayouts,
  ...widestCards,
  ...widestLeads,
  ...widestDevices,
  ...widestPlaces,
  'registrations': {
    waitingSince: at,
    firstname: 'سیدمحمدحسین',
    lastname: 'میرزاعبداللهی تهرانی',
    phone: '09121234567',
    nationalCode: '0499370899',
    shopname: 'فروشگاه مواد غذایی برادران میرزاعبداللهی',
    plan,
    identityOverallStatus: 'APPROVED',
    shopOverallStatus: 'REJECTED',
    docsOverallStatus: 'PENDING',
    userSubscriptionPackageStatus: 'ALLOCATE_PENDING',
    kycStep: 'CREDIT_SCORE_ACCEPTED',
    claimedBy: who,
  },
  'approvals': {
    ...{ requestedAt: at, requestedBy: who, status: 'REJECTED', decidedBy: who, decidedAt: at },
    ...{ kind: 'ALLOCATE_CREDIT', subjectName: person, amount: sum },
  },
  ...widestContracts,
  'packages': { slug: 'kasbeno-fmcg-legal-5000', plan, amount: sum, active: false },
  'disputes': { ...widestDispute, ...invoice, ...shop },
  ...lateFeeRows({ invoice, shop }),
  'orders': {
    ...invoice,
    ...shop,
    ownerType: 'COMPANY',
    phone: '09121234567',
    plan,
    status: 'PENDING',
    grandTotalAmount: rials,
    kasbenoFeeAmount: rials,
    bankFeeAmount: rials,
    invoicedAt: at,
    paidAt: at,
    dueDate: day,
  },
  'installments': {
    ...invoice,
    ...shop,
    dueDate: '2026-08-01',
    status: 'AWAITING_DUE_DATE',
    phone: '09121234567',
    amount: rials,
    paidAmount: rials,
    reversedAmount: rials,
    remainingAmount: rials,
    clearedAt: at,
  },
  'users': {
    firstname: 'سیدمحمدحسین',
    lastname: 'میرزاعبداللهی تهرانی',
    phone: '09121234567',
    nationalCode: '0499370899',
    dateOfBirth: '1970-03-21',
    plan,
    active: false,
    createdAt: at,
  },
  'distributors': {
    name: company,
    category: 'مواد غذایی، نوشیدنی و بهداشتی',
    phone: '02188776655',
    iban,
    paymentWindowDays: 365,
    requiresConfirmation: false,
    active: false,
  },
  'payments': {
    createdAt: at,
    referenceCode: '100990042137',
    customerName: person,
    ownerType: 'COMPANY',
    phone: '09121234567',
    purpose: 'subscription-package',
    indicator: 'SHAYANTEJARAT',
    amount: rials,
    status: 'CALLBACK_RECEIVED',
    gatewayReceipt: receipt,
  },
  'gateway-deposits': {
    depositedOn: day,
    indicator: 'SHAYANTEJARAT',
    amount: sum,
    trackingNumber: tracking,
    status: 'REVERSED',
    recordedBy: person,
    recordedAt: at,
  },
  'payout-items': {
    ...invoice,
    ...shop,
    paymentId: 'KS700042',
    orderId: uuid,
    kind: 'MATURITY',
    gross: rials,
    discount: rials,
    net: rials,
    status: 'PENDING',
    trackingNumber: tracking,
    approvedAt: at,
    answeredAt: at,
  },
  'receivables': {
    ...invoice,
    ...shop,
    maturesOn: '2026-08-01',
    grandTotalAmount: rials,
    amount: rials,
    payable: rials,
    withheld: rials,
    status: 'AT_BANK',
    paymentId: 'KS700042',
    paidAt: at,
  },
  'ledger-entries': {
    voucher: 1_000_000,
    entryId: uuid,
    bookedAt: at,
    businessAt: at,
    kind: 'GATEWAY_SETTLEMENT_REVERSED',
    account: 'vat-payable',
    partyName: company,
    debit: sum,
    credit: sum,
    sourceType: 'payout',
    sourceId: uuid,
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
  'closed-days': { day: '2026-11-22', closedAt: at },
  'settings': {
    id: 'fourEyesAboveRials',
    value: sum,
    proposedValue: sum,
    proposedByName: person,
    updatedAt: at,
  },
  'reconciliations': {
    source: 'BANK',
    fromDay: '2026-11-22',
    toDay: '2026-11-22',
    status: 'CLOSED',
    openLines: 20_000,
    theirAmount: sum,
    ourAmount: sum,
    unexplained: sum,
    format: 'CAMT053',
    fileName: 'صورت‌حساب سپرده کوتاه‌مدت، هفته سوم آذر ۱۴۰۵.xlsx',
    importedByName: person,
    importedAt: at,
    closedByName: person,
    closedAt: at,
  },
  'order-uploads': {
    fileName: 'فاکتورهای شعبه شمال غرب تهران، هفته سوم آذر ۱۴۰۵.xlsx',
    distributorName: company,
    branchName: 'شعبه شمال غرب تهران',
    status: 'CHECKED',
    invoices: 5_000,
    readyInvoices: 5_000,
    postedInvoices: 5_000,
    uploadedByName: person,
    createdAt: at,
    finishedAt: at,
  },
  'distributor-users': {
    username: 'mirzaabdollahi.tehrani-head.office',
    fullName: person,
    role: 'branch',
    distributorName: company,
    branchName: 'شعبه شمال غرب تهران',
    hasTotp: false,
    active: false,
    createdAt: at,
  },
  'staff': {
    username: 'mirzaabdollahi.tehrani-head.office',
    fullName: person,
    role: 'branch',
    distributorName: company,
    branchName: 'شعبه شمال غرب تهران',
    hasTotp: false,
    active: false,
    createdAt: at,
  },
  'roles': { id: 'distributor', permissions: ['orders.list'] },
  'partner-clients': {
    name: company,
    distributorName: company,
    scopes: ['supplier', 'legal', 'refah', 'iran-kish'],
    ...{ isTest: false, active: false },
    ...{ tokenIssuedAt: at, lastUsedAt: at, createdAt: at },
  },
  'webhook-deliveries': {
    ...invoice,
    createdAt: at,
    event: 'invoice.frozen',
    partnerName: company,
    status: 'GIVEN_UP',
    tries: 12,
    lastFailure: 'REDIRECTED',
    nextTryAt: at,
    deliveredAt: at,
  },
  'audit': {
    at,
    businessAt: at,
    actorName: person,
    command: 'distributor-requests.approve',
    subjectType: 'distributor-requests',
    subjectName: person,
    subjectId: uuid,
    before: { iban, reason: words },
    after: { iban, reason: words },
    reason: words,
    traceId: uuid,
  },
}
