/**
 * The rooms of `api/app`, their modules, and whom each module may import, directly: a graph, not a ladder. All may
 * import the platform, which imports none of them. Modules without a folder are decided before their first line.
 */
export const rooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  /** What every module looks things up in. */
  reference: { settings: [], locations: [], plans: [] },

  people: {
    blacklists: [],
    owners: [],
    notifications: ['owners', 'settings'],
    identity: ['blacklists', 'owners', 'settings', 'notifications'],
    staff: ['settings', 'identity'],
    leads: ['identity'],
    addresses: ['owners', 'locations'],
    // Another phone of a person: the register is asked as of a file.
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
    // What companies sign, by which rule; modules above have their documents signed.
    signatures: [
      ...['audit', 'blacklists', 'owners'],
      ...['notifications', 'identity', 'signing', 'companies'],
    ],
  },

  money: {
    ledger: [],
    payments: ['owners', 'ledger', 'settings', 'notifications', 'registration', 'companies'],
    // Money that leaves a wallet: what its owner owes comes first.
    withdrawals: [
      ...['blacklists', 'owners', 'ledger', 'settings', 'notifications', 'identity'],
      ...['registration', 'companies', 'payments', 'credit_lines', 'late_fees', 'installments'],
    ],
    settlement: ['blacklists', 'ledger', 'settings', 'distributors', 'orders', 'withdrawals'],
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
    // A company's invoices: signed by its members, paid by its CEO.
    company_orders: [
      ...['owners', 'ledger', 'notifications', 'identity', 'signing'],
      ...['companies', 'cardholders', 'signatures', 'orders'],
    ],
    partners: ['blacklists', 'settings', 'identity', 'distributors', 'orders'],
    devices: [
      ...['blacklists', 'owners', 'ledger', 'settings', 'identity'],
      ...['distributors', 'issuing', 'orders', 'partners'],
    ],
    webhooks: ['orders', 'partners'],
  },

  desk: {
    audit: [],
    reports: ['ledger', 'identity', 'withdrawals'],
  },

  /** What the server shows beside the product: its pages, its document, the demo's. */
  site: { pages: [], documentation: [], demo: ['issuing'] },
}

/** What every module stands on: HTTP, database, resources, jobs, events, files. */
export const platform = 'platform'

export const modules: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(rooms).flatMap((room) => Object.entries(room))
)

const roomOfModule: ReadonlyMap<string, string> = new Map(
  Object.entries(rooms).flatMap(([room, names]) =>
    Object.keys(names).map((name): [string, string] => [name, room])
  )
)

/** Where a module's folder stands below `api/app`. */
export const folderOf = (module: string): string =>
  module === platform ? platform : `${roomOfModule.get(module)}/${module}`

export interface Place {
  module: string
  /** The path inside the module. */
  inside: string
}

/** The module that a path of the repository lies in, known or not; undefined outside of `api/app`. */
export function placeIn(path: string): Place | undefined {
  const [api, app, room, ...below] = path.split('/')
  if (api !== 'api' || app !== 'app' || !room || below.length === 0) return undefined
  const [module, ...inside] = room === platform ? [platform, ...below] : below
  return inside.length === 0 ? undefined : { module: module!, inside: inside.join('/') }
}
