/**
 * Which modules the API has and whom each may import, directly: a graph, not a ladder. Those without a folder
 * are decided before their first line.
 */
export const modules: Readonly<Record<string, readonly string[]>> = {
  shared: [],

  audit: ['shared'],
  blacklists: ['shared'],
  demo: ['shared', 'cards'],
  documentation: ['shared'],
  ledger: ['shared'],
  locations: ['shared'],
  owners: ['shared'],
  pages: ['shared'],
  plans: ['shared'],
  settings: ['shared'],

  notifications: ['shared', 'owners', 'settings'],
  identity: ['shared', 'blacklists', 'owners', 'settings', 'notifications'],
  staff: ['shared', 'settings', 'identity'],
  distributors: ['shared', 'locations'],
  leads: ['shared', 'identity'],
  addresses: ['shared', 'owners', 'locations'],
  signing: ['shared', 'owners', 'settings', 'notifications', 'identity'],

  registration: [
    ...['shared', 'blacklists', 'owners', 'settings', 'locations', 'plans'],
    ...['notifications', 'identity'],
  ],
  // Another phone of a person: the register is asked as of a file.
  phone_changes: ['shared', 'blacklists', 'notifications', 'identity', 'registration'],
  companies: [
    ...['shared', 'blacklists', 'owners', 'settings', 'locations', 'plans'],
    ...['notifications', 'identity', 'signing'],
  ],
  contracts: ['shared', 'owners', 'settings', 'notifications', 'identity', 'signing'],

  // What companies sign, by which rule; modules above have their documents signed.
  signatures: [
    'shared',
    'audit',
    'blacklists',
    'owners',
    'notifications',
    'identity',
    'signing',
    'companies',
  ],

  payments: [
    'shared',
    'owners',
    'ledger',
    'settings',
    'notifications',
    'registration',
    'companies',
  ],
  cards: [
    ...['shared', 'owners', 'settings', 'notifications', 'identity'],
    ...['addresses', 'contracts'],
  ],
  cardholders: [
    ...['shared', 'blacklists', 'owners', 'notifications', 'identity', 'addresses'],
    ...['companies', 'cards', 'credit', 'signatures', 'signing'],
  ],
  credit: [
    ...['shared', 'blacklists', 'owners', 'ledger', 'settings', 'notifications'],
    ...['registration', 'companies', 'contracts', 'payments', 'cards'],
  ],
  late_fees: ['shared', 'owners', 'ledger', 'settings'],
  installments: [
    ...['shared', 'owners', 'ledger', 'settings', 'notifications'],
    ...['registration', 'payments', 'credit', 'late_fees'],
  ],
  write_offs: [
    ...['shared', 'owners', 'ledger', 'settings', 'registration'],
    ...['credit', 'late_fees', 'installments'],
  ],
  orders: [
    ...['shared', 'blacklists', 'owners', 'ledger', 'settings', 'notifications', 'identity'],
    ...[
      'registration',
      'companies',
      'distributors',
      'payments',
      'credit',
      'installments',
      'late_fees',
      'signatures',
    ],
  ],
  // A company's invoices: signed by its members, paid by its CEO.
  company_orders: [
    ...['shared', 'owners', 'ledger', 'notifications', 'identity', 'signing'],
    ...['companies', 'cardholders', 'signatures', 'orders'],
  ],
  // What an owner owes and what moved: it reads the others and writes nothing.
  statements: [
    ...['shared', 'owners', 'ledger', 'settings', 'registration', 'companies'],
    ...['credit', 'late_fees', 'installments', 'orders'],
  ],
  collections: [
    'shared',
    'owners',
    'ledger',
    'settings',
    'notifications',
    'credit',
    'installments',
  ],
  // Money that leaves a wallet: what its owner owes comes first.
  withdrawals: [
    ...['shared', 'blacklists', 'owners', 'ledger', 'settings', 'notifications', 'identity'],
    ...['registration', 'companies', 'payments', 'credit', 'late_fees', 'installments'],
  ],
  settlement: [
    ...['shared', 'blacklists', 'ledger', 'settings', 'distributors', 'orders', 'withdrawals'],
  ],
  partners: ['shared', 'blacklists', 'settings', 'identity', 'distributors', 'orders'],
  devices: [
    ...['shared', 'blacklists', 'owners', 'ledger', 'settings', 'identity'],
    ...['distributors', 'cards', 'orders', 'partners'],
  ],
  webhooks: ['shared', 'orders', 'partners'],
  reports: ['shared', 'ledger', 'identity', 'withdrawals'],
}
