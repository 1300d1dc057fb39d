import type { AnySettingValue, SettingKey } from './settings.ts'

/**
 * Which change of a setting loosens what guards money, or what customers pay: one member of staff alone cannot make it.
 * A switch that is turned off is LOWERED. FREE: no value of it moves money, or lets anybody come nearer to it.
 */
export type SettingGuard = 'RAISED' | 'LOWERED' | 'CHANGED' | 'FREE'

export const settingGuards = {
  fourEyesAboveRials: 'RAISED',
  receiptFourEyesAboveRials: 'RAISED',
  receiptsByOnePersonRials: 'RAISED',
  lateFeesByOnePersonRials: 'RAISED',
  creditByOnePersonRials: 'RAISED',
  vatRatePpm: 'CHANGED',
  creditNeedsSignedContract: 'LOWERED',
  // Whoever guesses codes, PINs or national codes may try so often.
  throttleAddressPerMinute: 'RAISED',
  codeFailuresPerAddressPerHour: 'RAISED',
  codesPerAddressPerDay: 'RAISED',
  codesPerPhonePerDay: 'RAISED',
  throttlePartnerLookupsPerMinute: 'RAISED',
  throttlePartnerSalesPerMinute: 'RAISED',
  throttlePartnerUpdatesPerMinute: 'RAISED',
  throttlePartnerInquiriesPerMinute: 'RAISED',
  throttleDevicePerMinute: 'RAISED',
  throttleCardPartnerPerMinute: 'RAISED',
  cardPaymentMaxRials: 'RAISED',
  cardDailyMaxRials: 'RAISED',
  cardReversalMinutes: 'RAISED',
  arrearsGraceDays: 'RAISED',
  writeOffAfterDays: 'LOWERED',
  lateFeeDailyPpm: 'CHANGED',
  lateFeeCapPpm: 'CHANGED',
  lateFeeGraceDays: 'CHANGED',
  lateFeeFourEyesAboveRials: 'RAISED',
  withdrawalMinRials: 'FREE',
  withdrawalDailyMaxRials: 'RAISED',
  withdrawalsPerDay: 'RAISED',
  withdrawalFourEyesAboveRials: 'RAISED',
  // Raised, who has less can pay nothing; lowered, a debt is paid rial by rial.
  repaymentMinRials: 'CHANGED',
  reapplyAfterDays: 'LOWERED',
  sandboxInquiryFaults: 'FREE',
  sandboxGatewayFaults: 'FREE',
  sandboxSignatureFaults: 'FREE',
  // Whom customers call about their codes, whose account they pay to, and whose app they install.
  supportPhone: 'CHANGED',
  transferAccount: 'CHANGED',
  androidDownloadUrl: 'CHANGED',
  marketBazaarUrl: 'CHANGED',
  marketMyketUrl: 'CHANGED',
  androidVersionCode: 'FREE',
  androidMinVersionCode: 'FREE',
  bankBranchName: 'FREE',
  bankBranchCode: 'FREE',
  bankAddress: 'FREE',
  marketingCreditBillions: 'FREE',
  marketingShops: 'FREE',
  promoDistributors: 'FREE',
  // A signature under what its owner was not shown is poor evidence.
  showContract: 'LOWERED',
  SPECIAL_MODAL_STATUS: 'FREE',
  SPECIAL_MODAL_TEXT: 'FREE',
  SPECIAL_MODAL_IMAGE: 'FREE',
  SPECIAL_MODAL_IMAGE_TEXT: 'FREE',
  SPECIAL_MODAL_LINK: 'FREE',
  SPECIAL_MODAL_FROM: 'FREE',
  SPECIAL_MODAL_UNTIL: 'FREE',
} as const satisfies Record<SettingKey, SettingGuard>

/** Settings that a page may change as one thing, by one person. */
export type FreeSetting = {
  [Key in SettingKey]: (typeof settingGuards)[Key] extends 'FREE' ? Key : never
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
): boolean => isLoosened(settingGuards[key], from, to)
