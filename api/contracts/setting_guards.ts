import type { AnySettingValue, SettingKey } from './settings.ts'

/**
 * Which change of a setting loosens what guards money, or what customers pay: one member of staff alone cannot make it.
 * A switch that is turned off is LOWERED. FREE: no value of it moves money, or lets anybody come nearer to it.
 */
export type SettingGuard = 'RAISED' | 'LOWERED' | 'CHANGED' | 'FREE'

/** Why; what the other direction does is an emergency brake, or nothing that anybody could want. */
export const guardReasons = {
  ALONE: 'raised, one person alone gives, books or forgives more',
  PRICE: 'what customers owe',
  BOTH_WAYS:
    'one way credit is drawn with less in hand, or a debt is paid rial by rial; the other way many can buy or pay nothing, all at once',
  GUESSES: 'raised, whoever guesses codes, PINs, cards or customers may try more often',
  FLOODS: 'raised, one program may keep all others waiting, and fill the books of its customers',
  STOLEN: 'raised, a stolen card, phone or account costs more',
  LATER: 'raised, who does not pay goes on buying for longer',
  SOONER: 'lowered, a debt is given up or a refusal forgotten sooner',
  BELIEVED:
    'whom customers call about their codes, whose account they pay to, whose app they install',
  EVERYBODY: 'raised, what customers have installed stops working for all of them at once',
  EVIDENCE: 'off, a contract is signed unseen: poor evidence',
  NO_MONEY: 'moves no money, lets nobody come nearer to it, and stops nobody',
} as const
export type GuardReason = keyof typeof guardReasons

/** Whoever adds a setting decides it here, and says why. */
export const settingRules = {
  fourEyesAboveRials: ['RAISED', 'ALONE'],
  receiptFourEyesAboveRials: ['RAISED', 'ALONE'],
  receiptsByOnePersonRials: ['RAISED', 'ALONE'],
  lateFeesByOnePersonRials: ['RAISED', 'ALONE'],
  creditByOnePersonRials: ['RAISED', 'ALONE'],
  vatRatePpm: ['CHANGED', 'PRICE'],
  creditNeedsSignedContract: ['CHANGED', 'BOTH_WAYS'],
  throttleAddressPerMinute: ['RAISED', 'GUESSES'],
  codeFailuresPerAddressPerHour: ['RAISED', 'GUESSES'],
  codesPerAddressPerDay: ['RAISED', 'GUESSES'],
  codesPerPhonePerDay: ['RAISED', 'GUESSES'],
  throttlePartnerLookupsPerMinute: ['RAISED', 'GUESSES'],
  throttlePartnerSalesPerMinute: ['RAISED', 'FLOODS'],
  throttlePartnerUpdatesPerMinute: ['RAISED', 'FLOODS'],
  throttlePartnerInquiriesPerMinute: ['RAISED', 'GUESSES'],
  throttleDevicePerMinute: ['RAISED', 'GUESSES'],
  throttleCardPartnerPerMinute: ['RAISED', 'GUESSES'],
  cardPaymentMaxRials: ['RAISED', 'STOLEN'],
  cardDailyMaxRials: ['RAISED', 'STOLEN'],
  cardReversalMinutes: ['RAISED', 'STOLEN'],
  arrearsGraceDays: ['RAISED', 'LATER'],
  writeOffAfterDays: ['LOWERED', 'SOONER'],
  lateFeeDailyPpm: ['CHANGED', 'PRICE'],
  lateFeeCapPpm: ['CHANGED', 'PRICE'],
  lateFeeGraceDays: ['CHANGED', 'PRICE'],
  lateFeeFourEyesAboveRials: ['RAISED', 'ALONE'],
  withdrawalMinRials: ['FREE', 'NO_MONEY'],
  withdrawalDailyMaxRials: ['RAISED', 'STOLEN'],
  withdrawalsPerDay: ['RAISED', 'STOLEN'],
  withdrawalFourEyesAboveRials: ['RAISED', 'ALONE'],
  repaymentMinRials: ['CHANGED', 'BOTH_WAYS'],
  reapplyAfterDays: ['LOWERED', 'SOONER'],
  uploadLinesKeptDays: ['FREE', 'NO_MONEY'],
  sandboxInquiryFaults: ['FREE', 'NO_MONEY'],
  sandboxGatewayFaults: ['FREE', 'NO_MONEY'],
  sandboxSignatureFaults: ['FREE', 'NO_MONEY'],
  supportPhone: ['CHANGED', 'BELIEVED'],
  transferAccount: ['CHANGED', 'BELIEVED'],
  androidDownloadUrl: ['CHANGED', 'BELIEVED'],
  marketBazaarUrl: ['CHANGED', 'BELIEVED'],
  marketMyketUrl: ['CHANGED', 'BELIEVED'],
  androidVersionCode: ['FREE', 'NO_MONEY'],
  androidMinVersionCode: ['RAISED', 'EVERYBODY'],
  bankName: ['CHANGED', 'BELIEVED'],
  bankBranchName: ['FREE', 'NO_MONEY'],
  bankBranchCode: ['FREE', 'NO_MONEY'],
  bankAddress: ['FREE', 'NO_MONEY'],
  marketingCreditBillions: ['FREE', 'NO_MONEY'],
  marketingShops: ['FREE', 'NO_MONEY'],
  promoDistributors: ['FREE', 'NO_MONEY'],
  showContract: ['LOWERED', 'EVIDENCE'],
  SPECIAL_MODAL_STATUS: ['FREE', 'NO_MONEY'],
  SPECIAL_MODAL_TEXT: ['FREE', 'NO_MONEY'],
  SPECIAL_MODAL_IMAGE: ['FREE', 'NO_MONEY'],
  SPECIAL_MODAL_IMAGE_TEXT: ['FREE', 'NO_MONEY'],
  SPECIAL_MODAL_LINK: ['FREE', 'NO_MONEY'],
  SPECIAL_MODAL_FROM: ['FREE', 'NO_MONEY'],
  SPECIAL_MODAL_UNTIL: ['FREE', 'NO_MONEY'],
} as const satisfies Record<SettingKey, readonly [SettingGuard, GuardReason]>

export const guardOf = (key: SettingKey): SettingGuard => settingRules[key][0]

/** Settings that a page may change as one thing, by one person. */
export type FreeSetting = {
  [Key in SettingKey]: (typeof settingRules)[Key][0] extends 'FREE' ? Key : never
}[SettingKey]

const loosens: Record<SettingGuard, (from: AnySettingValue, to: AnySettingValue) => boolean> = {
  RAISED: (from, to) => to > from,
  LOWERED: (from, to) => to < from,
  CHANGED: (from, to) => to !== from,
  FREE: () => false,
}

export const isLoosened = (
  guard: SettingGuard,
  from: AnySettingValue,
  to: AnySettingValue
): boolean => loosens[guard](from, to)

export const needsSecondPerson = (
  key: SettingKey,
  from: AnySettingValue,
  to: AnySettingValue
): boolean => isLoosened(guardOf(key), from, to)
