/** The people and secrets of demo mode. A production start refuses to run while any of them exists. */
export const demoPassword = 'kasbeno-demo'
export const demoStaff = [
  'super',
  'kyc',
  'credit',
  'approver',
  'legal',
  'card',
  'finance',
  'support',
  'auditor',
  'distributor',
  'branch',
] as const
export const demoSupplierToken = 'demo-supplier'
