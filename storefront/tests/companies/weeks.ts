import type { CompanyWeek } from '#core/api/types.ts'

export const weekCall = 'GET /legal/company/week'
export const none = { count: 0, amount: 0 }
export const thisWeek = { from: '2026-11-22', to: '2026-11-27', ...none, days: [] }
export const nextWeek = { from: '2026-11-28', to: '2026-12-04', ...none, days: [] }
/** A week in which nothing happens. */
export const quiet: CompanyWeek = {
  today: '2026-11-22',
  toSign: { ...none, items: [] },
  toPay: { ...none, items: [] },
  contractsToSign: 0,
  signed: none,
  paid: none,
  weeks: [thisWeek, nextWeek],
  pastDue: { ...none, lateFees: 0 },
  holders: [],
}
const invoice = {
  ...{ id: '7', externalId: 'F-77', distributorName: 'پخش مهر' },
  ...{ amount: 10_000_000, payableUntil: '2026-11-25' },
}
/** One with something of everything. */
export const busy: CompanyWeek = {
  ...quiet,
  toSign: { count: 2, amount: 21_000_000, items: [invoice] },
  toPay: { count: 1, amount: 5_000_000, items: [{ ...invoice, id: '8', amount: 5_000_000 }] },
  contractsToSign: 1,
  signed: { count: 3, amount: 31_000_000 },
  paid: { count: 4, amount: 41_000_000 },
  weeks: [
    {
      ...thisWeek,
      ...{ count: 1, amount: 1_500_000 },
      days: [{ day: '2026-11-23', count: 1, amount: 1_500_000 }],
    },
    nextWeek,
  ],
  pastDue: { count: 1, amount: 2_500_000, lateFees: 7_000 },
  holders: [
    {
      ...{ userId: 'u1', firstName: 'مینا', lastName: 'رستمی', phone: '09141111111' },
      ...{ cardNumber: '**** 4321', cardStatus: 'ENABLED' },
      ...{ ceiling: 8_000_000, spentThisMonth: 6_000_000 },
    },
  ],
}
