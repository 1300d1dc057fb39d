import { test } from '@japa/runner'
import { words } from '#contracts/words'
import audit from '#app/desk/reports/audit_resource'
import approvals from '#app/credit/credit_lines/approval_resource'
import creditLines from '#app/credit/credit_lines/credit_line_resource'
import packages from '#app/credit/credit_lines/package_resource'
import sms from '#app/people/notifications/sms_resource'
import installments from '#app/credit/installments/installments_resource'
import orders from '#app/trade/orders/orders_resource'
import webhooks from '#app/trade/webhooks/deliveries_resource'
import deposits from '#app/money/payments/deposit_resource'
import payments from '#app/money/payments/payment_resource'
import registrations from '#app/onboarding/registration/registration_resource'
import payoutItems from '#app/money/settlement/payout_item_resource'
import payouts from '#app/money/settlement/payout_resource'
import receivables from '#app/money/settlement/receivable_resource'
import runs from '#app/money/settlement/settlement_run_resource'

/** What the export writes for a value, beside the screen's own dictionary. */
const table = [
  [approvals, { kind: 'approvalKind', status: 'approval' }],
  [creditLines, { plan: 'plan', status: 'line' }],
  [packages, { plan: 'plan' }],
  [installments, { status: 'installment' }],
  [orders, { plan: 'plan', status: 'order', paymentSource: 'paymentSource' }],
  [webhooks, { event: 'webhookEvent', status: 'webhook', lastFailure: 'webhookFailure' }],
  [deposits, { indicator: 'gateway', status: 'deposit' }],
  [payments, { purpose: 'purpose', indicator: 'gateway', status: 'payment' }],
  [
    registrations,
    {
      plan: 'plan',
      identityOverallStatus: 'step',
      shopOverallStatus: 'step',
      docsOverallStatus: 'step',
      kycStep: 'kycStep',
      bankStatus: 'bankStatus',
      userSubscriptionPackageStatus: 'package',
    },
  ],
  [audit, { actorType: 'actorType' }],
  [sms, { status: 'sms' }],
  [payoutItems, { kind: 'runKind', status: 'payout' }],
  [payouts, { kind: 'runKind', status: 'payout' }],
  [receivables, { status: 'receivable' }],
  [runs, { kind: 'runKind', status: 'run' }],
] as const

test.group('Exports say the words of the screens', () => {
  for (const [resource, columns] of table) {
    for (const [column, name] of Object.entries(columns)) {
      test(`${resource.name}: ${column}`, ({ assert }) => {
        const described = resource.columns[column]
        for (const [value, word] of Object.entries(words[name as keyof typeof words])) {
          assert.equal(described?.cell(value), word)
        }
      })
    }
  }
})
