import { test } from '@japa/runner'
import { isSettingValue, settingDefaults, type SettingKey } from '#contracts/settings'

/** Both ends are taken, what lies beyond them is not. */
const bounds: [SettingKey, min: number, max: number][] = [
  ['fourEyesAboveRials', 0, Number.MAX_SAFE_INTEGER],
  ['receiptFourEyesAboveRials', 0, 20_000_000_000],
  ['receiptsByOnePersonRials', 0, 20_000_000_000],
  ['lateFeesByOnePersonRials', 0, 20_000_000_000],
  ['creditByOnePersonRials', 0, Number.MAX_SAFE_INTEGER],
  ['vatRatePpm', 0, 1_000_000],
  ['throttleAddressPerMinute', 5, 100_000],
  ['codeFailuresPerAddressPerHour', 5, 100_000],
  ['codesPerAddressPerDay', 5, 100_000],
  ['codesPerPhonePerDay', 10, 1_440],
  ['throttlePartnerLookupsPerMinute', 5, 100_000],
  ['throttlePartnerSalesPerMinute', 5, 100_000],
  ['throttlePartnerUpdatesPerMinute', 5, 100_000],
  ['throttlePartnerInquiriesPerMinute', 5, 100_000],
  ['throttleDevicePerMinute', 5, 100_000],
  ['throttleCardPartnerPerMinute', 5, 100_000],
  ['cardPaymentMaxRials', 0, Number.MAX_SAFE_INTEGER],
  ['cardDailyMaxRials', 0, Number.MAX_SAFE_INTEGER],
  ['cardReversalMinutes', 1, 1_440],
  ['arrearsGraceDays', 0, 180],
  ['writeOffAfterDays', 60, 1_825],
  ['lateFeeDailyPpm', 0, 10_000],
  ['lateFeeCapPpm', 0, 1_000_000],
  ['lateFeeGraceDays', 0, 180],
  ['repaymentMinRials', 10_000, 10_000_000],
  ['lateFeeFourEyesAboveRials', 0, 20_000_000_000],
  ['reapplyAfterDays', 0, 730],
  ['uploadLinesKeptDays', 7, 730],
  ['withdrawalMinRials', 1, 10_000_000],
  ['withdrawalDailyMaxRials', 10_000_000, 1_000_000_000_000],
  ['withdrawalsPerDay', 1, 100],
  ['withdrawalFourEyesAboveRials', 0, 20_000_000_000],
  ['androidVersionCode', 0, 2_000_000_000],
  ['androidMinVersionCode', 0, 2_000_000_000],
  ['marketingCreditBillions', 0, Number.MAX_SAFE_INTEGER],
  ['marketingShops', 0, Number.MAX_SAFE_INTEGER],
]

test.group('What a setting may be', () => {
  test('every number has its bounds here', ({ assert }) => {
    const numbers = Object.entries(settingDefaults).filter(([, value]) => typeof value === 'number')
    assert.sameMembers(
      bounds.map(([key]) => key),
      numbers.map(([key]) => key as SettingKey)
    )
  })

  for (const [key, min, max] of bounds) {
    test(`${key} is from ${min} to ${max}`, ({ assert }) => {
      const taken = [min - 1, min, max, max + 1].map((value) => isSettingValue(key, value))
      assert.deepEqual(taken, [false, true, true, false])
    })
  }
})
