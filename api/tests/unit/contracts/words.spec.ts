import { test } from '@japa/runner'
import { words } from '#contracts/words'
import audit from '#app/audit/audit_resource'
import approvals from '#app/credit/approval_resource'
import creditLines from '#app/credit/credit_line_resource'
import packages from '#app/credit/package_resource'
import sms from '#app/notifications/sms_resource'
import installments from '#app/installments/installments_resource'
import orders from '#app/orders/orders_resource'
import webhooks from '#app/webhooks/deliveries_resource'
import deposits from '#app/payments/deposit_resource'
import payments from '#app/payments/payment_resource'
import registrations from '#app/registration/registration_resource'
import payoutItems from '#app/settlement/payout_item_resource'
import payouts from '#app/settlement/payout_resource'
import receivables from '#app/settlement/receivable_resource'
import runs from '#app/settlement/settlement_run_resource'

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
