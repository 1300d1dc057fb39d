/**
 * Seconds that the longest specs take on two cores, rounded; paths below api/, or below the checkout. A clean clone has
 * measured nothing yet and would deal them out by their size, which says little of them: one lane then ran two minutes
 * longer than the other.
 */
export const longSpecSeconds: Readonly<Record<string, number>> = {
  'scripts/tests/backup.spec.ts': 41,
  'scripts/tests/cluster.spec.ts': 59,
  'scripts/tests/crash.spec.ts': 22,
  'scripts/tests/image.spec.ts': 12,
  'scripts/tests/postgres.spec.ts': 12,
  'scripts/tests/runner.spec.ts': 25,
  'tests/browser/backoffice.spec.ts': 110,
  'tests/browser/card.spec.ts': 10,
  'tests/browser/disputes.spec.ts': 15,
  'tests/browser/overlays.spec.ts': 20,
  'tests/browser/repayment.spec.ts': 11,
  'tests/browser/road.spec.ts': 30,
  'tests/browser/road_onward.spec.ts': 80,
  'tests/browser/settled_to_a_mended_account.spec.ts': 17,
  'tests/browser/storefront.spec.ts': 60,
  'tests/browser/wide_lists.spec.ts': 40,
  'tests/functional/contract/policies.spec.ts': 24,
  'tests/functional/contract/resources.spec.ts': 20,
  'tests/functional/idempotency/money_paths.spec.ts': 45,
  'tests/functional/identity/production.spec.ts': 18,
  'tests/functional/identity/proxies.spec.ts': 8,
  'tests/functional/model/credit_histories.spec.ts': 59,
  'tests/functional/model/invoice_histories.spec.ts': 57,
  'tests/functional/model/line_histories.spec.ts': 36,
  'tests/functional/resource/export_slots.spec.ts': 14,
  'tests/functional/resource/exports.spec.ts': 21,
  'tests/functional/time/days.spec.ts': 12,
}
