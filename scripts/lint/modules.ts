/**
 * Rooms, modules and their direct imports: a graph. All may import the platform, which imports none. Planned modules
 * may lack a folder.
 */
export const rooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  reference: { settings: [], locations: [], plans: [] },

  people: {
    blacklists: [],
    owners: [],
    notifications: ['owners', 'settings'],
    identity: ['blacklists', 'owners', 'settings', 'notifications'],
    staff: ['settings', 'identity'],
    leads: ['identity'],
    addresses: ['owners', 'locations'],
    // The register is asked as of a file.
    phone_changes: ['blacklists', 'notifications', 'identity', 'registration'],
  },

  onboarding: {
    signing: ['owners', 'settings', 'notifications', 'identity'],
    contracts: ['owners', 'settings', 'notifications', 'identity', 'signing'],
    registration: [
      ...['blacklists', 'owners', 'settings', 'locations', 'plans'],
      ...['notifications', 'identity'],
    ],
    companies: [
      ...['blacklists', 'owners', 'settings', 'locations', 'plans'],
      ...['notifications', 'identity', 'signing'],
    ],
    // Modules above have documents signed.
    signatures: [
      ...['audit', 'blacklists', 'owners'],
      ...['notifications', 'identity', 'signing', 'companies'],
    ],
  },

  money: {
    ledger: [],
    payments: ['owners', 'ledger', 'settings', 'notifications', 'registration', 'companies'],
    // What the owner owes comes first.
    withdrawals: [
      ...['blacklists', 'owners', 'ledger', 'settings', 'notifications', 'identity'],
      ...['registration', 'companies', 'payments', 'credit_lines', 'late_fees', 'installments'],
    ],
    settlement: ['blacklists', 'ledger', 'settings', 'distributors', 'orders', 'withdrawals'],
    // Files of the bank and of gateways beside what the others say.
    reconciliation: ['payments'],
  },

  cards: {
    issuing: [
      ...['owners', 'settings', 'notifications', 'identity'],
      ...['addresses', 'contracts'],
    ],
    cardholders: [
      ...['blacklists', 'owners', 'notifications', 'identity', 'addresses'],
      ...['companies', 'issuing', 'credit_lines', 'signatures', 'signing'],
    ],
  },

  credit: {
    credit_lines: [
      ...['blacklists', 'owners', 'ledger', 'settings', 'notifications'],
      ...['registration', 'companies', 'contracts', 'payments', 'issuing'],
    ],
    late_fees: ['owners', 'ledger', 'settings'],
    installments: [
      ...['owners', 'ledger', 'settings', 'notifications'],
      ...['registration', 'payments', 'credit_lines', 'late_fees'],
    ],
    write_offs: [
      ...['owners', 'ledger', 'settings', 'registration'],
      ...['credit_lines', 'late_fees', 'installments'],
    ],
    collections: ['owners', 'ledger', 'settings', 'notifications', 'credit_lines', 'installments'],
    // What an owner owes and what moved: it reads the others and writes nothing.
    statements: [
      ...['owners', 'ledger', 'settings', 'registration', 'companies'],
      ...['credit_lines', 'late_fees', 'installments', 'orders'],
    ],
  },

  trade: {
    distributors: ['locations'],
    orders: [
      ...['blacklists', 'owners', 'ledger', 'settings', 'notifications', 'identity'],
      ...['registration', 'companies', 'distributors', 'payments'],
      ...['credit_lines', 'installments', 'late_fees', 'signatures'],
    ],
    // Signed by members, paid by the CEO.
    company_orders: [
      ...['owners', 'ledger', 'notifications', 'identity', 'signing'],
      ...['companies', 'cardholders', 'signatures', 'orders'],
    ],
    // A distributor's file of invoices, sold as its program sells.
    order_uploads: ['blacklists', 'settings', 'companies', 'orders'],
    partners: ['blacklists', 'settings', 'identity', 'distributors', 'orders'],
    devices: [
      ...['blacklists', 'owners', 'ledger', 'settings', 'identity', 'notifications'],
      ...['distributors', 'issuing', 'orders', 'partners'],
    ],
    webhooks: ['orders', 'partners'],
  },

  desk: {
    audit: [],
    views: [],
    // Sums of the lists of others, whatever these are.
    distributor_reports: [],
    reports: ['ledger', 'identity', 'withdrawals', 'companies', 'reconciliation'],
  },

  /** Served beside the product. */
  site: { pages: [], documentation: [], demo: ['issuing'] },
}

/** Whose published views a module reads and whose functions it calls, platform's excluded; drawn as arrows. */
export const reads: Readonly<Record<string, readonly string[]>> = {
  settings: ['distributors', 'locations'],
  identity: ['settings', 'owners', 'notifications', 'ledger'],
  staff: ['identity', 'distributors'],
  leads: ['locations', 'identity', 'staff'],
  addresses: ['locations', 'owners'],
  phone_changes: ['owners', 'identity', 'registration', 'payments'],
  signing: ['identity'],
  contracts: [
    ...['owners', 'identity', 'staff', 'registration', 'companies', 'ledger', 'credit_lines'],
  ],
  registration: [
    ...['settings', 'locations', 'plans', 'owners', 'identity', 'staff', 'ledger'],
    ...['contracts', 'issuing', 'credit_lines'],
  ],
  companies: ['locations', 'owners', 'identity', 'staff', 'ledger'],
  signatures: ['identity', 'signing', 'companies', 'audit'],
  ledger: ['settings', 'owners', 'distributors'],
  payments: ['owners', 'staff', 'ledger', 'distributors'],
  withdrawals: ['owners', 'identity', 'staff', 'companies', 'ledger'],
  settlement: [
    ...['owners', 'staff', 'ledger', 'withdrawals', 'installments', 'distributors'],
    ...['orders'],
  ],
  reconciliation: ['staff', 'payments', 'settlement'],
  issuing: ['owners', 'identity', 'staff', 'credit_lines'],
  cardholders: [
    ...['identity', 'staff', 'addresses', 'contracts', 'companies', 'signatures', 'issuing'],
    'devices',
  ],
  credit_lines: [
    ...['owners', 'identity', 'staff', 'contracts', 'registration', 'companies', 'ledger'],
  ],
  late_fees: ['owners', 'ledger', 'distributors'],
  installments: ['owners', 'ledger', 'payments', 'credit_lines', 'late_fees', 'distributors'],
  write_offs: ['owners', 'staff', 'ledger', 'credit_lines', 'installments'],
  statements: [
    ...['owners', 'identity', 'signatures', 'ledger', 'payments', 'withdrawals'],
    ...['issuing', 'cardholders', 'late_fees', 'installments', 'distributors'],
    ...['orders', 'devices'],
  ],
  distributors: ['locations', 'registration'],
  orders: [
    ...['settings', 'owners', 'identity', 'staff', 'blacklists', 'contracts', 'companies'],
    ...['signatures', 'ledger', 'cardholders', 'credit_lines', 'installments', 'distributors'],
  ],
  company_orders: ['companies', 'signatures', 'installments', 'distributors', 'orders'],
  order_uploads: ['staff', 'distributors', 'orders'],
  partners: ['identity', 'staff', 'distributors'],
  devices: [
    ...['owners', 'identity', 'staff', 'companies', 'ledger', 'issuing'],
    ...['cardholders', 'installments', 'distributors', 'orders', 'partners'],
  ],
  webhooks: ['distributors', 'orders', 'partners'],
  reports: [
    ...['locations', 'owners', 'identity', 'registration', 'companies', 'ledger'],
    ...['payments', 'withdrawals', 'settlement', 'issuing', 'cardholders'],
    ...['credit_lines', 'installments', 'orders', 'staff', 'distributors', 'partners'],
  ],
  views: ['staff'],
  distributor_reports: ['locations', 'distributors', 'orders'],
  demo: ['notifications', 'identity'],
}

export const platform = 'platform'

export const modules: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(rooms).flatMap((room) => Object.entries(room))
)

const roomOfModule: ReadonlyMap<string, string> = new Map(
  Object.entries(rooms).flatMap(([room, names]) =>
    Object.keys(names).map((name): [string, string] => [name, room])
  )
)

export const folderOf = (module: string): string =>
  module === platform ? platform : `${roomOfModule.get(module)}/${module}`

export interface Place {
  module: string
  inside: string
}

/** Undefined outside of `api/app`. */
export function placeIn(path: string): Place | undefined {
  const [api, app, room, ...below] = path.split('/')
  if (api !== 'api' || app !== 'app' || !room || below.length === 0) return undefined
  const [module, ...inside] = room === platform ? [platform, ...below] : below
  return inside.length === 0 ? undefined : { module: module!, inside: inside.join('/') }
}
