import { isIban } from './iban.ts'
import { limits } from './limits.ts'
import { percent, ppm } from './money.ts'
import { defaultSupportPhone, firstFigures } from './support.ts'

/**
 * What the bank may tune without a release, with the value that holds until it is changed.
 * Rials, days, or parts per million, as the name says.
 */
export const settingDefaults = {
  /** Allocations above this need a second member of staff. */
  fourEyesAboveRials: 4_000_000_000,
  /** Receipts of transfers above this need a second member of staff. */
  receiptFourEyesAboveRials: 100_000_000,
  /** More of receipts, late fees forgiven and credit given alone by one person within a day or thirty takes two. */
  receiptsByOnePersonRials: 100_000_000,
  lateFeesByOnePersonRials: 10_000_000,
  creditByOnePersonRials: 40_000_000_000,
  vatRatePpm: percent(10),
  /** FMCG owners may pay before they sign and activate the card. */
  creditNeedsSignedContract: false,
  /** Sign-in attempts of one network address. */
  throttleAddressPerMinute: 30,
  /** Wrong codes that one network address enters, whatever the phones, until it has to wait. */
  codeFailuresPerAddressPerHour: 100,
  /** Codes that strangers at one network address are sent, whatever the phones. */
  codesPerAddressPerDay: 2_000,
  /** Codes that one phone is sent for strangers, and as many for its owner. */
  codesPerPhonePerDay: 60,
  /** What one partner may ask about customers. */
  throttlePartnerLookupsPerMinute: 60,
  /** What one program of a partner may send: a distributor sends its invoices of a day within an hour. */
  throttlePartnerSalesPerMinute: 1_200,
  throttlePartnerUpdatesPerMinute: 1_200,
  throttlePartnerInquiriesPerMinute: 1_200,
  /** What one device of a merchant may ask. */
  throttleDevicePerMinute: 60,
  /** What one chain store or card switch may ask for all of its tills. */
  throttleCardPartnerPerMinute: 1_200,
  /** What a card may pay at a device at once, and on one day. */
  cardPaymentMaxRials: 500_000_000,
  cardDailyMaxRials: 1_000_000_000,
  /** How long a device may take its payment back. */
  cardReversalMinutes: 60,
  /** Days an installment may be past due before the line is blocked. */
  arrearsGraceDays: 10,
  /** Days past due after which a debt may be written off. */
  writeOffAfterDays: 180,
  /** Late fees: a day's share of what is past due, and how much of an installment they may come to. Off at zero. */
  lateFeeDailyPpm: 0,
  lateFeeCapPpm: 0,
  /** Days past due before the first day that costs a fee. */
  lateFeeGraceDays: 0,
  /** Forgiving more of a late fee needs a second member of staff. */
  lateFeeFourEyesAboveRials: 10_000_000,
  /** Money that leaves a wallet: the least, unless all of it leaves; the most of an owner a day, and how often. */
  withdrawalMinRials: 100_000,
  withdrawalDailyMaxRials: 500_000_000,
  withdrawalsPerDay: 3,
  /** More than this of one owner needs a second member of staff, together with what was approved before. */
  withdrawalFourEyesAboveRials: 100_000_000,
  /** The least that is repaid at once, where more is owed. */
  repaymentMinRials: 100_000,
  /** Days after a refusal of the score or the file before its owner may apply again. */
  reapplyAfterDays: 90,
  /** Lines of a distributor's file of invoices, with the phones and national codes of buyers. */
  uploadLinesKeptDays: 90,
  /** Faults of the sandbox inquiries: `CIVIL_REGISTRY=UNAVAILABLE,POSTAL_CODE=MISMATCHED`. */
  sandboxInquiryFaults: '',
  /** Faults of the simulated bank: `TOKEN_TIMEOUT,VERIFY_TIMEOUT,VERIFY_THROTTLED …`; the names are its own. */
  sandboxGatewayFaults: '',
  /** Faults of the sandbox of digital signatures: `DOWN,REJECT,NO_CALLBACK …`; the names are its own. */
  sandboxSignatureFaults: '',
  supportPhone: defaultSupportPhone,
  /** Where transfers with a receipt go: the IBAN, a blank and its holder; empty until the bank has named it. */
  transferAccount: '',
  /** The bank that gives the credit, as its contracts name it; empty until it has said so. */
  bankName: '',
  /** The branch that renews credit, as its customers see it; empty until the bank has named it. */
  bankBranchName: '',
  bankBranchCode: '',
  bankAddress: '',
  /** What the login page says of the house: billions of rials of credit, and shops that have it. */
  marketingCreditBillions: firstFigures.creditBillions,
  marketingShops: firstFigures.shops,
  /** Distributors whose logos stand beside the papers: their slugs, five at most; empty for the first five. */
  promoDistributors: '',
  /** The newest `versionCode` of the Android app, and the oldest that still works; zero while there is none. */
  androidVersionCode: 0,
  androidMinVersionCode: 0,
  /** Where the app is: the file itself, and its pages in the markets; empty where there is none. */
  androidDownloadUrl: '',
  marketBazaarUrl: '',
  marketMyketUrl: '',
  /** Whether a contract is shown before it is signed. */
  showContract: true,
  SPECIAL_MODAL_STATUS: 'ENABLED',
  SPECIAL_MODAL_TEXT: '',
  /** An address of an image; empty for none. */
  SPECIAL_MODAL_IMAGE: '',
  SPECIAL_MODAL_IMAGE_TEXT: '',
  /** A page of the storefront, where it offers something else than a charge. */
  SPECIAL_MODAL_LINK: '',
  /** Days, both included; empty for no beginning and no end. */
  SPECIAL_MODAL_FROM: '',
  SPECIAL_MODAL_UNTIL: '',
} as const satisfies Record<string, number | string | boolean>

export type SettingKey = keyof typeof settingDefaults
type Widen<Value> = Value extends number ? number : Value extends boolean ? boolean : string
export type SettingValue<Key extends SettingKey> = Widen<(typeof settingDefaults)[Key]>

/** What the storefront may read, without a session too. person §3 "App settings" */
export const specialModalSettings = [
  'SPECIAL_MODAL_STATUS',
  'SPECIAL_MODAL_IMAGE',
  'SPECIAL_MODAL_TEXT',
  'SPECIAL_MODAL_IMAGE_TEXT',
  'SPECIAL_MODAL_LINK',
] as const satisfies readonly SettingKey[]
/** What a late payment costs and closes: everybody reads it before they sign or buy. */
export const arrearsSettings = [
  'arrearsGraceDays',
  'lateFeeDailyPpm',
  'lateFeeCapPpm',
  'lateFeeGraceDays',
] as const satisfies readonly SettingKey[]

export const publicSettings = [
  'supportPhone',
  'transferAccount',
  'repaymentMinRials',
  'marketingCreditBillions',
  'marketingShops',
  'promoDistributors',
  ...arrearsSettings,
  ...specialModalSettings,
] as const satisfies readonly SettingKey[]
export type PublicSetting = (typeof publicSettings)[number]

const ibanLength = 26

/** The two parts of the account for transfers; they are changed at once, so that no IBAN stands beside another's name. */
export const transferAccountOf = (account: string): { iban: string; holder: string } => ({
  iban: account.slice(0, ibanLength),
  holder: account.slice(ibanLength).trim(),
})
export const transferAccountText = (iban: string, holder: string): string =>
  `${iban} ${holder}`.trim()

/** Neither without the other. */
const isTransferAccount = (account: string): boolean => {
  const { iban, holder } = transferAccountOf(account)
  const isWhole = account === transferAccountText(iban, holder)
  return isWhole && isIban(iban) && holder !== '' && holder.length <= limits.name
}

/** Where credit is renewed. person §3 "Bank branch info" */
export const bankBranchSettings = [
  'bankBranchName',
  'bankBranchCode',
  'bankAddress',
] as const satisfies readonly SettingKey[]

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(settingDefaults, key)

export const settingTextMax = 1000

/** Figures of the login page, and how many logos stand beside the papers. */
export const marketingLimits = { figure: 1_000_000_000, distributors: 5 } as const

export const specialModalLimits = { title: 60, text: 300, link: 200 } as const

const isDayOrNone = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text)

const promoRule = /^([a-z0-9-]+(,[a-z0-9-]+){0,4})?$/

const addressRule = (text: string) => text === '' || /^https:\/\/[^\s"'<>\\]+$/.test(text)

/** The code of a branch of the bank. */
export const branchCode = /^[0-9]{1,10}$/

const textRules: Partial<Record<SettingKey, (text: string) => boolean>> = {
  SPECIAL_MODAL_STATUS: (text) => text === 'ENABLED' || text === 'DISABLED',
  SPECIAL_MODAL_IMAGE: (text) => text === '' || /^(https:\/\/|\/(?!\/))[^\s"'<>\\]+$/.test(text),
  androidDownloadUrl: addressRule,
  marketBazaarUrl: addressRule,
  marketMyketUrl: addressRule,
  SPECIAL_MODAL_LINK: (text) => text === '' || /^\/(?!\/)[^\s"'<>\\]*$/.test(text),
  SPECIAL_MODAL_FROM: isDayOrNone,
  SPECIAL_MODAL_UNTIL: isDayOrNone,
  bankName: (text) => text.length <= limits.name && text === text.trim(),
  bankBranchCode: (text) => text === '' || branchCode.test(text),
  promoDistributors: (text) => promoRule.test(text),
  supportPhone: (text) => /^\+?[0-9]{3,15}$/.test(text),
  transferAccount: (text) => text === '' || isTransferAccount(text),
}

/** Both ends included. */
interface Bounds {
  min: number
  max: number
}

/**
 * With fewer, nobody could sign in any more, not even to change it back; with more, nobody who guesses would
 * be held up.
 */
const attempts: Bounds = { min: 5, max: 100_000 }

const numberBounds: Partial<Record<SettingKey, Bounds>> = {
  throttleAddressPerMinute: attempts,
  codeFailuresPerAddressPerHour: attempts,
  codesPerAddressPerDay: attempts,
  throttlePartnerLookupsPerMinute: attempts,
  throttlePartnerSalesPerMinute: attempts,
  throttlePartnerUpdatesPerMinute: attempts,
  throttlePartnerInquiriesPerMinute: attempts,
  throttleDevicePerMinute: attempts,
  throttleCardPartnerPerMinute: attempts,
  // A day at most: the next one may pay the distributor.
  cardReversalMinutes: { min: 1, max: 1_440 },
  // From what may be sent in ten minutes to as much all day long.
  codesPerPhonePerDay: { min: 10, max: 1_440 },
  // After half a year of arrears a line that still buys is a mistyped zero.
  arrearsGraceDays: { min: 0, max: 180 },
  // Sooner it is not lost yet; later nobody would come to it.
  writeOffAfterDays: { min: 60, max: 1_825 },
  // A month's fees at most a day's, and never more than the debt itself.
  lateFeeDailyPpm: { min: 0, max: percent(1) },
  lateFeeGraceDays: { min: 0, max: 180 },
  lateFeeFourEyesAboveRials: { min: 0, max: 20_000_000_000 },
  // What Android itself allows.
  androidVersionCode: { min: 0, max: 2_000_000_000 },
  androidMinVersionCode: { min: 0, max: 2_000_000_000 },
  // With less, a debt is a thousand bookings; with more, a shop could not pay what it has.
  repaymentMinRials: { min: 10_000, max: 10_000_000 },
  // Longer than any bank keeps a no.
  reapplyAfterDays: { min: 0, max: 730 },
  uploadLinesKeptDays: { min: 7, max: 730 },
  withdrawalFourEyesAboveRials: { min: 0, max: 20_000_000_000 },
  // Who wants out takes what is there; nobody needs a hundred transfers a day.
  withdrawalsPerDay: { min: 1, max: 100 },
  withdrawalMinRials: { min: 1, max: 10_000_000 },
  withdrawalDailyMaxRials: { min: 10_000_000, max: 1_000_000_000_000 },
  // Beyond two billion toman one person alone could book any transfer.
  receiptFourEyesAboveRials: { min: 0, max: 20_000_000_000 },
  receiptsByOnePersonRials: { min: 0, max: 20_000_000_000 },
  lateFeesByOnePersonRials: { min: 0, max: 20_000_000_000 },
}
const anyAmount: Bounds = { min: 0, max: Number.MAX_SAFE_INTEGER }

const isWithin = (number: number, { min, max }: Bounds) => min <= number && number <= max

export const isSettingValue = (
  key: SettingKey,
  value: unknown
): value is string | number | boolean => {
  if (typeof value !== typeof settingDefaults[key]) return false
  if (typeof value === 'number') {
    const isWhole = Number.isSafeInteger(value)
    const bounds = numberBounds[key] ?? anyAmount
    return isWhole && isWithin(value, bounds) && (!key.endsWith('Ppm') || value <= ppm)
  }
  if (typeof value !== 'string') return true
  return value.length <= settingTextMax && (textRules[key]?.(value) ?? true)
}

/** What a setting may hold. */
export type AnySettingValue = string | number | boolean
