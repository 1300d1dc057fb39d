import { percent } from './money.ts'

/**
 * What the bank may tune without a release, with the value that holds until it is changed.
 * Rials, days, or parts per million, as the name says.
 */
export const settingDefaults = {
  /** Allocations above this need a second member of staff. */
  fourEyesAboveRials: 4_000_000_000,
  vatRatePpm: percent(10),
  /** FMCG owners may pay before they sign and activate the card. */
  creditNeedsSignedContract: false,
  /** Sign-in attempts of one network address. */
  throttleAddressPerMinute: 30,
  /** Days an installment may be past due before the line is blocked. */
  arrearsGraceDays: 10,
  /** Faults of the sandbox inquiries: `CIVIL_REGISTRY=UNAVAILABLE,POSTAL_CODE=MISMATCHED`. */
  sandboxInquiryFaults: '',
  supportPhone: '02100000000',
  SPECIAL_MODAL_STATUS: 'ENABLED',
  SPECIAL_MODAL_TEXT: '',
} as const satisfies Record<string, number | string | boolean>

export type SettingKey = keyof typeof settingDefaults
type Widen<Value> = Value extends number ? number : Value extends boolean ? boolean : string
export type SettingValue<Key extends SettingKey> = Widen<(typeof settingDefaults)[Key]>
