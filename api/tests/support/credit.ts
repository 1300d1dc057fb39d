import type { Shop } from '#factories/shop'
import { strict as assert } from 'node:assert'
import Ledger from '#app/money/ledger/ledger'
import { cashOf as cashOfOwner, drawnBy } from '#app/money/ledger/queries/balances'
import { reconcile } from '#app/money/ledger/queries/reconcile'
import { system } from '#app/platform/audit/actor'
import { audit } from '#app/platform/audit/audit'
import { transaction } from '#app/platform/database/database'

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

/** Every check of the ledger's reconciliation, with what differs in the message. */
/** What the bank says against what stands is no fault of the books. */
export const failedChecks = async () =>
  (await reconcile()).checks.filter(({ ok, name }) => !ok && name !== 'bank-answers-agree')

export const expectLedgerInBalance = async (): Promise<void> => {
  const failed = await failedChecks()
  assert.deepEqual(failed, [], 'the ledger is out of balance')
}
