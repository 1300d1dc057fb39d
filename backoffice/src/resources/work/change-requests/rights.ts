import type { ChangeKind } from '@kasbeno/api/contracts/change_requests'
import type { Permission } from '@kasbeno/api/contracts/identity'

/** To see, decide or withdraw. */
export const changeRights: Readonly<Record<ChangeKind, readonly Permission[]>> = {
  'staff-requests': ['staff-requests.list', 'staff-requests.decide'],
  'distributor-requests': ['distributor-requests.list', 'distributor-requests.decide'],
  'gateway-requests': ['gateway-requests.list', 'gateway-requests.decide'],
  'sms-requests': ['sms-requests.list', 'sms-requests.decide'],
  'contract-template-requests': ['contract-templates.list', 'contract-templates.decide'],
  'late-fee-requests': ['late-fee-requests.list', 'late-fee-requests.decide'],
  'phone-requests': ['phone-requests.list', 'phone-requests.decide'],
  'print-requests': ['print-requests.list', 'print-requests.decide'],
  'package-requests': ['package-requests.list', 'package-requests.decide'],
  'plan-requests': ['plan-requests.list', 'plan-requests.decide'],
  'partner-requests': ['partner-requests.list', 'partner-requests.decide'],
  'payout-requests': ['settlement.read', 'settlement.approve'],
  'reconciliation-requests': ['reconciliations.list', 'reconciliations.close'],
  'approvals': ['approvals.list', 'approvals.decide', 'approvals.withdraw'],
  'settlement-runs': ['settlement.read', 'settlement.approve'],
  'payout-retries': ['settlement.read', 'settlement.approve'],
  'payment-decisions': ['payments.list', 'payments.resolve'],
  'withdrawals': ['withdrawals.list', 'withdrawals.decide'],
  'rule-changes': ['companies.list', 'companies.set-rule'],
  'setting-proposals': ['settings.list', 'settings.decide'],
}

/** Whoever may see or decide one kind has an inbox. */
export const inboxRights: readonly Permission[] = [...new Set(Object.values(changeRights).flat())]
