import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import { auditRange } from '#contracts/audit'
import { cardHolderRules } from '#contracts/card_holders'
import { codeDigits, codeRules } from '#contracts/codes'
import { companyLimits } from '#contracts/companies'
import { daysOfYear, feeRefundDays, platformFeeRatePpm } from '#contracts/credit'
import * as limits from '#contracts/limits'
import { maxOrderItems, reminderDays } from '#contracts/orders'
import { fallbackGateway, gatewayIndicators } from '#contracts/payments'
import { applicantYearsMin, birthYearsOffered } from '#contracts/person'
import { creditReminderDays } from '#contracts/registration'
import { claimMinutes, takeBackSeconds } from '#contracts/review'
import { settingDefaults } from '#contracts/settings'
import { defaultCodeLifeMs, requestTimeoutMs } from '#contracts/waits'
import { webhookRules } from '#contracts/webhooks'
import { bodyLimits, fileRoutes, partsMax, smallBody } from '#config/bodies'
import database, { databaseDefaults } from '#config/database'
import { passwordLength } from '#app/people/staff/validators/account_validators'
import {
  sessionRules,
  signInLockAfter,
  signInSlowAfter,
  signInSlowMs,
} from '#app/people/identity/domain/session_rules'
import { settledAfterMs } from '#app/money/ledger/queries/trial_balance'
import { providerTimeoutMs } from '#app/people/notifications/adapters/sms_adapter'
import { confirmationDays } from '#app/trade/orders/jobs/close_of_day'
import { onThePageMs } from '#app/money/payments/domain/ending'
import { keptDays } from '#app/platform/resource/export_job'
import { rangeReach } from '#app/platform/resource/list_request'
import { patience } from '#app/platform/resource/patience'
import { makerDays } from '#contracts/two_people'

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

/**
 * What somebody decided once, as it was decided: whoever changes a life time or a limit changes it here too, and
 * knows it. How each of them works is tested where it works.
 */
const decided: Record<string, [value: unknown, decided: unknown]> = {
  'one-time codes': [
    codeRules,
    {
      digits: 5,
      lifeMs: 2 * minute,
      maxTries: 3,
      sendsPerPhone: 10,
      sendsWindowMs: 10 * minute,
      lockAfterFailures: 8,
    },
  ],
  'sessions': [
    sessionRules,
    {
      accessMs: 30 * minute,
      refreshMs: { customer: 30 * day, staff: 12 * hour },
      repeatMs: minute,
      swapGraceMs: minute,
    },
  ],
  'sign-in of staff': [
    { signInLockAfter, signInSlowAfter, signInSlowMs, passwordLength },
    {
      signInLockAfter: 8,
      signInSlowAfter: 24,
      signInSlowMs: minute,
      passwordLength: { min: 12, max: 200 },
    },
  ],
  'webhooks': [
    webhookRules,
    {
      retriesMs: [10 * second, minute, 10 * minute, hour, 6 * hour, 24 * hour],
      timeoutMs: 10 * second,
      rotationMs: 7 * day,
      urlLength: 2000,
    },
  ],
  'four eyes, and who counts as one person': [makerDays, 7],
  'reviews': [
    { claimMinutes, takeBackSeconds },
    { claimMinutes: 10, takeBackSeconds: 60 },
  ],
  'credit and its fee': [
    { platformFeeRatePpm, feeRefundDays, daysOfYear, creditReminderDays },
    { platformFeeRatePpm: 10_000, feeRefundDays: 30, daysOfYear: 365, creditReminderDays: 7 },
  ],
  'invoices': [
    { maxOrderItems, confirmationDays, reminderDays },
    {
      maxOrderItems: 500,
      confirmationDays: 3,
      reminderDays: [-3, -1, 0, 1, 3, 7, 15, 30, 60, 90],
    },
  ],
  'people': [
    { birthYearsOffered, applicantYearsMin },
    { birthYearsOffered: 100, applicantYearsMin: 18 },
  ],
  'forms': [
    limits.limits,
    {
      name: 255,
      latinName: 25,
      cardName: 26,
      shopName: 255,
      shopAddress: 255,
      addressTitle: 250,
      address: 250,
      companyAddress: 255,
      note: 2000,
      reason: 1000,
      bankReference: 60,
      nationalCode: 10,
      postalCode: 10,
      landNumber: 15,
      priceInput: 18,
    },
  ],
  'uploads': [
    limits.uploadLimits,
    {
      registrationImage: 3_000_000,
      kycDocument: 3_500_000,
      companyOfficialPaper: 7_340_032,
      companyMemberImage: 7_000_000,
      cardIssuanceContract: 4_000_000,
    },
  ],
  'pages': [
    limits.pageSizes,
    {
      ...{ orders: 10, transactions: 10, districts: 100, branches: 5 },
      ...{ homeWidget: 3, homeDistributors: 5, max: 100 },
    },
  ],
  'tables of a dashboard': [limits.tablePageSizes, [10, 20, 50, 100]],
  'companies': [
    [companyLimits, cardHolderRules.name, codeDigits.LOGIN, codeDigits.SIGNATURE],
    [{ name: 50, memberName: 50, roleInCompany: 50, address: 255 }, 250, 5, 5],
  ],
  'gateways': [
    [gatewayIndicators, fallbackGateway],
    [['OFFLINE', 'MELLAT', 'IRANKISH', 'SHAYANTEJARAT', 'SAMAN', 'BANKTEST'], 'IRANKISH'],
  ],
  'charges of the wallet': [
    limits.walletCharge,
    {
      min: 50_000,
      max: 50_000_000,
      default: 30_000_000,
      quick: [5_000_000, 10_000_000, 20_000_000, 30_000_000],
    },
  ],
  'waiting of screens': [
    [defaultCodeLifeMs, requestTimeoutMs],
    [2 * minute, 30 * second],
  ],
  'lists and exports': [
    { rangeReach, keptDays, ...patience },
    {
      rangeReach: 10_000,
      keptDays: 7,
      searchMs: 3 * second,
      stalledReaderMs: 20 * second,
      exportMs: 5 * minute,
    },
  ],
  'the audit trail': [auditRange, { default: 5000, max: 20_000 }],
  'waiting for others': [
    { settledAfterMs, providerTimeoutMs, onThePageMs },
    { settledAfterMs: 5 * second, providerTimeoutMs: 5 * second, onThePageMs: 10 * minute },
  ],
  'bodies of requests': [
    [
      smallBody,
      Math.max(...Object.values(bodyLimits).map(({ bytes = 0 }) => bytes)),
      [...new Set(Object.values(fileRoutes))],
      partsMax,
    ],
    [{ bytes: 16_384, values: 1_000, depth: 8 }, 1_048_576, [16 * 1_048_576], 20],
  ],
  'settings': [
    settingDefaults,
    {
      ...{ fourEyesAboveRials: 4_000_000_000, creditByOnePersonRials: 40_000_000_000 },
      receiptFourEyesAboveRials: 100_000_000,
      ...{ receiptsByOnePersonRials: 100_000_000, lateFeesByOnePersonRials: 10_000_000 },
      vatRatePpm: 100_000,
      creditNeedsSignedContract: false,
      throttleAddressPerMinute: 30,
      codeFailuresPerAddressPerHour: 100,
      codesPerAddressPerDay: 2_000,
      codesPerPhonePerDay: 60,
      throttlePartnerLookupsPerMinute: 60,
      throttlePartnerSalesPerMinute: 1_200,
      throttlePartnerUpdatesPerMinute: 1_200,
      throttlePartnerInquiriesPerMinute: 1_200,
      throttleDevicePerMinute: 60,
      throttleCardPartnerPerMinute: 1_200,
      cardPaymentMaxRials: 500_000_000,
      cardDailyMaxRials: 1_000_000_000,
      cardReversalMinutes: 60,
      arrearsGraceDays: 10,
      writeOffAfterDays: 180,
      lateFeeDailyPpm: 0,
      lateFeeCapPpm: 0,
      lateFeeGraceDays: 0,
      repaymentMinRials: 100_000,
      lateFeeFourEyesAboveRials: 10_000_000,
      withdrawalMinRials: 100_000,
      withdrawalDailyMaxRials: 500_000_000,
      withdrawalsPerDay: 3,
      withdrawalFourEyesAboveRials: 100_000_000,
      reapplyAfterDays: 90,
      uploadLinesKeptDays: 90,
      sandboxInquiryFaults: '',
      sandboxGatewayFaults: '',
      sandboxSignatureFaults: '',
      supportPhone: '02100000000',
      transferAccount: '',
      bankName: '',
      bankBranchName: '',
      bankBranchCode: '',
      bankAddress: '',
      marketingCreditBillions: 10_000,
      marketingShops: 24_000,
      promoDistributors: '',
      androidVersionCode: 0,
      androidMinVersionCode: 0,
      androidDownloadUrl: '',
      marketBazaarUrl: '',
      marketMyketUrl: '',
      showContract: true,
      SPECIAL_MODAL_STATUS: 'ENABLED',
      SPECIAL_MODAL_TEXT: '',
      SPECIAL_MODAL_IMAGE: '',
      SPECIAL_MODAL_IMAGE_TEXT: '',
      SPECIAL_MODAL_LINK: '',
      SPECIAL_MODAL_FROM: '',
      SPECIAL_MODAL_UNTIL: '',
    },
  ],
}

test.group('Limits and life times, as they were decided', () => {
  for (const [name, [value, wanted]] of Object.entries(decided)) {
    test(name, ({ assert }) => assert.deepEqual(value, wanted))
  }

  test('what guessing at a password that was hashed costs', async ({ assert }) => {
    assert.match(await hash.make('a password'), /^\$scrypt\$n=16384,r=8,p=1\$/)
  })

  test('how long a statement may take, and how many at once', ({ assert }) => {
    const { connection } = database.connections.app as { connection: { connectionString: string } }
    const { searchParams } = new URL(connection.connectionString)
    assert.equal(searchParams.get('statement_timeout'), '30000')
    assert.deepEqual(databaseDefaults, { poolSize: 10, poolWaitMs: 2_000, lockWaitMs: 5_000 })
  })
})
