import type { AuditCommand } from '#contracts/trail'
import { words } from '#contracts/words'
import { cardFacts } from './card_facts.js'
import { moneyFacts } from './money_facts.js'
import {
  textFact,
  codeFact,
  rial,
  count,
  percent,
  date,
  word,
  yesNoFact,
  bankOnly,
  person,
  role,
  type Facts,
} from './fact_formats.js'
import { factTexts } from './i18n/fa.js'

const switches = { active: yesNoFact, requiresConfirmation: yesNoFact }
const terms = { ...switches, paymentWindowDays: count, dueDaysMin: count, dueDaysMax: count }
const fees = {
  productFeePpm: percent,
  bankFeeYearlyPpm: bankOnly(percent),
  discountYearlyPpm: percent,
}
const account = {
  username: codeFact,
  fullName: textFact,
  role,
  active: yesNoFact,
  passwordChanged: yesNoFact,
  hasTotp: yesNoFact,
  requestedBy: person,
}

const message = {
  text: textFact,
  kavenegarName: codeFact,
  smsIrId: codeFact,
  smsProvider: word(words.smsProvider),
  active: yesNoFact,
  position: count,
  renewed: word(factTexts.secrets),
  requestedBy: person,
}

const gateway = {
  indicator: word(words.gateway),
  active: yesNoFact,
  isDefault: yesNoFact,
  position: count,
  minAmount: rial,
  maxAmount: rial,
  terminalId: codeFact,
  acceptorId: codeFact,
  userName: codeFact,
  renewed: word(factTexts.secrets),
  requestedBy: person,
}

/** What is told of the facts in the trail, by subject. What is not here is not told: nothing is shown by accident. */
export const shownFacts: Facts = {
  'registrations': {
    requestedBy: person,
    identityStatus: word(words.step),
    shopStatus: word(words.step),
    docsStatus: word(words.step),
    kycStep: word(words.kycStep),
    bankStatus: word(words.bankStatus),
    MOBILE_OWNERSHIP: word(words.inquiry),
    CIVIL_REGISTRY: word(words.inquiry),
    POSTAL_CODE: word(words.inquiry),
    CREDIT_BUREAU: word(words.inquiry),
    amount: rial,
    expiresOn: date,
    why: word(words.refundReason),
  },
  ...cardFacts,
  'signature-enrollments': { status: word(words.enrollment) },
  'blacklists': {
    kind: word(words.blacklistKind),
    lastFour: codeFact,
    until: date,
    place: word(words.blacklistPlace),
  },
  'approvals': { status: word(words.approval) },
  'users': {
    plan: word(words.plan),
    told: yesNoFact,
    template: word(words.smsTemplate),
    failures: count,
  },
  'credit-lines': {
    blockReason: word(words.blockReason),
    used: rial,
    freed: rial,
    limit: rial,
    amount: rial,
    lateFees: rial,
    expiresOn: date,
    requestedBy: person,
    creditYear: count,
  },
  'orders': {
    status: word(words.order),
    externalId: codeFact,
    grandTotalAmount: rial,
    refundAmount: bankOnly(rial),
    ...{ kasbenoFeeAmount: bankOnly(rial), bankFeeAmount: bankOnly(rial) },
    ...{ version: count, goods: textFact },
    isAfterReceipt: yesNoFact,
  },
  ...moneyFacts,
  'leads': { status: word(words.contact) },
  'call-infos': { status: word(words.contact) },
  'manual-reports': { status: word(words.contact) },
  'gateways': gateway,
  'gateway-requests': {
    ...gateway,
    status: word(words.approval),
    kind: word(words.gatewayRequestKind),
  },
  'sms-templates': message,
  'sms-providers': message,
  'sms-requests': {
    ...message,
    status: word(words.approval),
    kind: word(words.smsRequestKind),
    template: word(words.smsTemplate),
  },
  'distributors': {
    name: textFact,
    slug: codeFact,
    category: textFact,
    phone: codeFact,
    officeAddresses: textFact,
    priority: bankOnly(count),
    ...terms,
    plans: word(words.plan),
    iban: codeFact,
    ...fees,
    requestedBy: person,
  },
  'distributor-requests': {
    status: word(words.approval),
    kind: word(words.distributorRequestKind),
    iban: codeFact,
    ...fees,
    ...terms,
  },
  'phone-requests': {
    status: word(words.approval),
    kind: word(words.phoneRequestKind),
    phone: bankOnly(codeFact),
  },
  'late-fees': { open: rial, requestedBy: person },
  'late-fee-requests': {
    status: word(words.approval),
    kind: word(words.lateFeeRequestKind),
    open: rial,
    amount: rial,
  },
  'branches': { name: textFact, active: yesNoFact },
  'bank-branches': {
    branchCode: codeFact,
    name: textFact,
    province: textFact,
    city: textFact,
    address: textFact,
    openingHours: textFact,
    active: yesNoFact,
  },
  'staff': account,
  'staff-requests': {
    ...account,
    status: word(words.approval),
    kind: word(words.staffRequestKind),
    subject: codeFact,
  },
  'partner-clients': {
    url: codeFact,
    name: textFact,
    scope: word(words.scope),
    isTest: yesNoFact,
    active: yesNoFact,
    previousKeyValidUntil: date,
    formerTokenUntil: date,
    requestedBy: person,
  },
  'partner-requests': {
    status: word(words.approval),
    kind: word(words.partnerRequestKind),
    name: textFact,
    scope: word(words.scope),
  },
  'webhook-deliveries': { status: word(words.webhook) },
  /** What `History.events` add. */
  'events': {
    amount: rial,
    source: word(words.paymentSource),
    gateway: word(words.gateway),
    purpose: word(words.purpose),
    IBAN_OWNERSHIP: word(words.inquiry),
    plan: word(words.plan),
    trackingNumber: codeFact,
    iban: codeFact,
    reason: textFact,
    version: codeFact,
  },
}

/** Known and kept to the audit right: ids, and what only a list of its own could show. */
const withheldFacts: ReadonlySet<string> = new Set([
  'noteId',
  'approvalId',
  'creditLineId',
  'platformFeeId',
  'resultFileId',
  'distributorId',
  'branchId',
  'gatewayId',
  'batchId',
  'publicKey',
  'since',
  'provinceId',
  'provinceIds',
  'cityId',
  'because',
  'answers',
  'permissions',
  'delivered',
  'failure',
  'responseStatus',
  'previousKeyValidUntil',
])

/** Facts of one subject alone that are withheld there. */
export const isWithheld = (subject: string, fact: string): boolean =>
  withheldFacts.has(fact) || (subject === 'users' && fact === 'phone')

/** Frequent, and changes nothing of the record. */
export const routine: ReadonlySet<AuditCommand> = new Set([
  'registrations.claim',
  'registrations.release',
  'companies.claim',
  'companies.release',
  'card-holders.claim',
  'card-holders.release',
  'partners.remain-credit',
  'users.note',
  'sign-ins.look',
  'registrations.note',
])

/** Commands of which users of a distributor hear, and whether they read the reason that was given. */
export const shownOutside: Readonly<Partial<Record<AuditCommand, { withReason: boolean }>>> = {
  'staff.create': { withReason: false },
  'staff.update': { withReason: false },
  'orders.sale': { withReason: false },
  'orders.update': { withReason: false },
  'orders.return': { withReason: false },
  'orders.confirm': { withReason: false },
  'orders.cancel': { withReason: true },
  'orders.reject': { withReason: true },
  'orders.fraud': { withReason: false },
  'orders.unfraud': { withReason: false },
  'disputes.open': { withReason: true },
  'disputes.withdraw': { withReason: false },
  'disputes.accept': { withReason: true },
  'disputes.refuse': { withReason: true },
  'disputes.escalate': { withReason: false },
  'disputes.lapse': { withReason: false },
  'distributors.create': { withReason: false },
  'distributors.update': { withReason: false },
  'distributors.change-iban': { withReason: false },
  'distributors.change-fees': { withReason: false },
  'distributors.change-terms': { withReason: false },
  'branches.create': { withReason: false },
  'branches.update': { withReason: false },
}
