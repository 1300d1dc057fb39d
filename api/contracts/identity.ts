/** Every right a member of staff, a distributor's user or a partner may hold: resource.command. */
export const permissions = [
  'dashboard.read',
  'registrations.list',
  'registrations.decide',
  'registrations.score',
  'registrations.visit',
  'users.list',
  'notes.write',
  'credit-lines.list',
  'credit.allocate',
  'credit.suspend',
  'credit.revolve',
  'credit.grant-renewal',
  'contracts.list',
  'contract-templates.list',
  'contract-templates.update',
  'contract-templates.decide',
  'approvals.list',
  'approvals.decide',
  'packages.list',
  'packages.cancel',
  'payments.list',
  'payments.confirm',
  'payments.resolve',
  'gateway-deposits.list',
  'gateway-deposits.record',
  'gateways.list',
  'gateways.update',
  'gateway-requests.list',
  'gateway-requests.decide',
  'orders.list',
  'orders.fraud',
  'disputes.list',
  'disputes.answer',
  'disputes.decide',
  'installments.list',
  'distributors.list',
  'distributors.update',
  'distributor-requests.list',
  'distributor-requests.ask',
  'distributor-requests.decide',
  'branches.list',
  'locations.list',
  'ledger.read',
  'closed-days.list',
  'payouts.list',
  'receivables.list',
  'settlement.read',
  'settlement.run',
  'settlement.approve',
  'addresses.list',
  'cards.list',
  'cards.print',
  'cards.print-file',
  'cards.disable',
  'parcels.list',
  'parcels.move',
  'sms.list',
  'sms.send',
  'sms-templates.list',
  'sms-providers.list',
  'sms.configure',
  'sms-requests.list',
  'sms-requests.decide',
  'settings.list',
  'settings.update',
  'staff.list',
  'staff.update',
  'staff-requests.list',
  'staff-requests.decide',
  'partner-clients.list',
  'partner-clients.update',
  'webhook-deliveries.list',
  'webhook-deliveries.replay',
  'audit.read',
  'demo.clock',
] as const
export type Permission = (typeof permissions)[number]

const readAll = permissions.filter((name) => /\.(list|read)$/.test(name))

/**
 * The roles that ship. The database holds them as rows that the super admin may change; each start brings what
 * changed here to those rows, and leaves what staff changed as it is. A right needs no migration, except where
 * roles that staff made need it too.
 */
export const shippedRoles = {
  super: permissions,
  kyc: [
    'dashboard.read',
    'registrations.list',
    'registrations.decide',
    'users.list',
    'notes.write',
    'locations.list',
  ],
  credit: [
    'dashboard.read',
    'registrations.list',
    'registrations.score',
    'registrations.visit',
    'users.list',
    'notes.write',
    'credit-lines.list',
    'credit.allocate',
    'credit.suspend',
    'credit.revolve',
    'credit.grant-renewal',
    'contracts.list',
    'approvals.list',
    'approvals.decide',
    'packages.list',
    'packages.cancel',
    'orders.list',
    'orders.fraud',
    'disputes.list',
    'disputes.decide',
    'installments.list',
  ],
  approver: [
    'dashboard.read',
    'registrations.list',
    'users.list',
    'notes.write',
    'credit-lines.list',
    'credit.allocate',
    'approvals.list',
    'approvals.decide',
    'packages.list',
    'distributor-requests.list',
    'distributor-requests.decide',
    'gateways.list',
    'gateway-requests.list',
    'gateway-requests.decide',
    'sms-templates.list',
    'sms-providers.list',
    'sms-requests.list',
    'sms-requests.decide',
    'contract-templates.list',
    'contract-templates.decide',
    'staff-requests.list',
    'staff-requests.decide',
  ],
  legal: [
    'dashboard.read',
    'users.list',
    'notes.write',
    'contracts.list',
    'contract-templates.list',
    'contract-templates.update',
    'contract-templates.decide',
  ],
  card: [
    'dashboard.read',
    'users.list',
    'notes.write',
    'addresses.list',
    'cards.list',
    'cards.print',
    'cards.print-file',
    'cards.disable',
    'parcels.list',
    'parcels.move',
  ],
  finance: [
    'dashboard.read',
    'notes.write',
    'orders.list',
    'orders.fraud',
    'disputes.list',
    'disputes.decide',
    'installments.list',
    'payments.list',
    'payments.confirm',
    'payments.resolve',
    'gateway-deposits.list',
    'gateway-deposits.record',
    'gateways.list',
    'gateways.update',
    'gateway-requests.list',
    'gateway-requests.decide',
    'credit-lines.list',
    'distributors.list',
    'distributor-requests.list',
    'distributor-requests.ask',
    'distributor-requests.decide',
    'branches.list',
    'ledger.read',
    'closed-days.list',
    'payouts.list',
    'receivables.list',
    'settlement.read',
    'settlement.run',
    'settlement.approve',
  ],
  support: [
    'dashboard.read',
    'registrations.list',
    'users.list',
    'notes.write',
    'orders.list',
    'disputes.list',
    'installments.list',
    'payments.list',
    'addresses.list',
    'cards.list',
    'parcels.list',
    'sms.list',
    'sms.send',
    'sms-templates.list',
    'webhook-deliveries.list',
  ],
  auditor: readAll,
  distributor: [
    'orders.list',
    'disputes.list',
    'disputes.answer',
    'distributors.list',
    'branches.list',
    'payouts.list',
    'receivables.list',
  ],
  branch: ['orders.list', 'disputes.list', 'disputes.answer', 'branches.list', 'receivables.list'],
} as const satisfies Record<string, readonly Permission[]>
export type ShippedRole = keyof typeof shippedRoles

/** Shipped roles that had another name: former name → name of today. Their accounts follow. */
export const renamedRoles: Readonly<Record<string, ShippedRole>> = {}

/**
 * Rights to move money, to be one of the two persons who do, or to change what guards it. An account with
 * one of them is made, unlocked or given more by two persons alone.
 */
export const guardingPermissions = [
  'registrations.score',
  'credit.allocate',
  'credit.suspend',
  'credit.revolve',
  'credit.grant-renewal',
  'contract-templates.update',
  'contract-templates.decide',
  'approvals.decide',
  'payments.confirm',
  'payments.resolve',
  'gateway-deposits.record',
  'gateways.update',
  'gateway-requests.decide',
  'orders.fraud',
  'disputes.decide',
  'distributors.update',
  'distributor-requests.ask',
  'distributor-requests.decide',
  'settlement.run',
  'settlement.approve',
  'sms.configure',
  'sms-requests.decide',
  'settings.update',
  'staff.update',
  'staff-requests.decide',
  'partner-clients.update',
] as const satisfies readonly Permission[]

/** Whether somebody with these rights takes part in what two persons guard. */
export const isGuarding = (held: readonly string[]): boolean =>
  guardingPermissions.some((right) => held.includes(right))

/**
 * What users of distributors may be given at all: lists that keep them to their own rows. Everything else is
 * the bank's, whatever the super admin adds to their roles.
 */
export const outsidePermissions: readonly Permission[] = shippedRoles.distributor

export const partnerScopes = ['supplier', 'legal', 'refah', 'iran-kish', 'courier'] as const
export type PartnerScope = (typeof partnerScopes)[number]

/** What a one-time code is for; a running code blocks only the same purpose and subject. */
export const codePurposes = [
  'LOGIN',
  'INVOICE_PAYMENT',
  'CARD_BLOCK',
  'CARD_FORGOT_PIN',
  'CREDIT_SCORE',
] as const
export type CodePurpose = (typeof codePurposes)[number]

/** Who a member of staff is (GET /api/admin/me). */
export interface Me {
  id: string
  username: string
  fullName: string
  role: string
  permissions: Permission[]
  /** The resources that may be opened. */
  menus: string[]
  /** Users of a distributor see their own distributor, branch users their own branch alone. */
  distributorId: string | null
  branchId: string | null
  /** The password was given by somebody else: nothing but changing it is allowed. */
  mustChangePassword: boolean
  hasTotp: boolean
}
