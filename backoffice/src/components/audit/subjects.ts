import { showPath } from '../../providers/dataProvider'

/** Where the record of an audit line's subject stands; types that are not here have no page. */
const resourceOf: Record<string, string> = {
  'approvals': 'approvals',
  'credit-lines': 'credit-lines',
  'distributor-requests': 'distributor-requests',
  'distributors': 'distributors',
  'gateway-deposits': 'gateway-deposits',
  'orders': 'orders',
  'partner-clients': 'partner-clients',
  'payments': 'payments',
  'registrations': 'registrations',
  'settlement-run': 'settlement-runs',
  'settlement-runs': 'settlement-runs',
  'staff': 'staff',
  'staff-requests': 'staff-requests',
  'users': 'users',
  'webhook-deliveries': 'webhook-deliveries',
}

/** Lists that a line speaks of as a whole: an export, or a change of something without a page. */
const lists = new Set([
  ...Object.values(resourceOf),
  'audit',
  'branches',
  'guilds',
  'installments',
  'ledger-entries',
  'packages',
  'payout-items',
  'payouts',
  'provinces',
  'receivables',
  'roles',
  'settings',
  'sms',
])

export interface SubjectPlace {
  resource: string
  /** The action whose right opens the page. */
  action: 'show' | 'edit' | 'list'
  path: string
}

/** Records that are changed on the page that shows them. */
const editedInPlace = new Set(['staff'])

/** The page that a subject leads to, or null when it has none. */
export const placeOf = (type: string, id: string | null): SubjectPlace | null => {
  const resource = resourceOf[type] ?? type
  if (id !== null && resourceOf[type]) {
    return editedInPlace.has(resource)
      ? { resource, action: 'edit', path: `/${resource}/${encodeURIComponent(id)}` }
      : { resource, action: 'show', path: showPath(resource, id) }
  }
  return id === null && lists.has(resource)
    ? { resource, action: 'list', path: `/${resource}` }
    : null
}
