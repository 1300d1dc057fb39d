import type { Shop } from '#factories/shop'
import { strict as assert } from 'node:assert'
import Ledger from '#app/money/ledger/ledger'
import { cashOf as cashOfOwner, drawnBy } from '#app/money/ledger/queries/balances'
import { contributedChecks } from '#app/money/ledger/checks'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { system } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { prepared, transaction } from '#app/platform/database/database'

/** Another limit of a line, as a decision of the product itself. */
export const decideLimit = (accountId: string, limit: number): Promise<void> =>
  transaction(async (trx) => {
    const { id } = await trx.from('credit_lines').where('account_id', accountId).firstOrFail()
    const subject = { type: 'credit-lines', id }
    const line = { actor: system('tests'), command: 'credit.change-limit', subject } as const
    await audit({ ...line, after: { limit } }, trx)
    await new Ledger().setLimit(accountId, limit, trx)
  })

export const cashOf = async (shop: Pick<Shop, 'owner'>): Promise<number> => cashOfOwner(shop.owner)

export const usedOf = async (shop: Pick<Shop, 'owner' | 'plan'>): Promise<number> =>
  (await drawnBy(shop.owner)).balance

/** What the bank says against what stands is no fault of the books. */
const booksChecks = () => [...contributedChecks()].filter(([name]) => name !== 'bank-answers-agree')

/** One statement for all: forty rounds to the database after each step are half the time of a history. */
const isAnyFailed = async () => {
  const exists = booksChecks().map(([, sql]) => `exists (${sql})`)
  const [row] = await prepared<{ failed: boolean }>(
    'is_any_check_failed',
    `select ${exists.join(' or ')} as failed`,
    []
  )
  return row!.failed
}

/** Every check of the ledger's reconciliation that fails, with what differs. */
export const failedChecks = async () => {
  if (!(await isAnyFailed())) return []
  const names = new Set(booksChecks().map(([name]) => name))
  return (await reconcile()).checks.filter(({ ok, name }) => !ok && names.has(name))
}

export const expectLedgerInBalance = async (): Promise<void> => {
  const failed = await failedChecks()
  assert.deepEqual(failed, [], 'the ledger is out of balance')
}
