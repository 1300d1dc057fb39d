import type { Permission } from '@kasbeno/api/contracts/identity'

/** The right that opens a resource's list and its show page. */
export const listPermissions = {
  'registrations': 'registrations.list',
  'approvals': 'approvals.list',
  'credit-lines': 'credit-lines.list',
  'packages': 'packages.list',
  'orders': 'orders.list',
  'installments': 'installments.list',
  'payments': 'payments.list',
  'gateway-deposits': 'gateway-deposits.list',
  'settlement-runs': 'settlement.read',
  'payouts': 'payouts.list',
  'payout-items': 'receivables.list',
  'receivables': 'receivables.list',
  'ledger-entries': 'ledger.read',
  'users': 'users.list',
  'distributors': 'distributors.list',
  'distributor-requests': 'distributor-requests.list',
  'branches': 'branches.list',
  'guilds': 'locations.list',
  'provinces': 'locations.list',
  'cities': 'locations.list',
  'districts': 'locations.list',
  'sms': 'sms.list',
  'settings': 'settings.list',
  'staff': 'staff.list',
  'roles': 'staff.list',
  'staff-requests': 'staff-requests.list',
  'partner-clients': 'partner-clients.list',
  'webhook-deliveries': 'webhook-deliveries.list',
  'audit': 'audit.read',
  'ledger': 'ledger.read',
} as const satisfies Record<string, Permission>
export type Listed = keyof typeof listPermissions

const isListed = (resource: string): resource is Listed => resource in listPermissions

const editPermissions: Record<string, Permission> = {
  branches: 'distributors.update',
  distributors: 'distributors.update',
  settings: 'settings.update',
  staff: 'staff.update',
  roles: 'staff.update',
}

const has = (held: readonly string[], wanted: string | undefined) =>
  wanted !== undefined && held.includes(wanted)

/** Whether these rights open a resource for reading or for changing it. */
export const mayOpen = (held: readonly string[], resource: string, action: string): boolean => {
  if (action === 'list' || action === 'show' || action === 'export') {
    return isListed(resource) && has(held, listPermissions[resource])
  }
  if (action === 'edit' || action === 'create') return has(held, editPermissions[resource])
  return false
}
