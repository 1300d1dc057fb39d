import { DateTime } from 'luxon'
import type { EntryKind, EntrySource, KeptAccount } from '#contracts/ledger'
import type { Owner, OwnerName } from '#contracts/owners'
import { clock } from '#app/platform/time/clock'
import { prepared, sqlState, type Trx } from '#app/platform/database/database'
import { newId } from '#app/platform/values/ids'
import type { Entry } from './domain/entry.js'
import { CreditTooLow, UnknownAccount, WalletTooLow } from './exceptions.js'

/** What an entry belongs to: the invoice, fee or payment that it books. */
export interface EntryOrigin {
  type: string
  id: string
}

const post = `select ledger.post(?, ?, ?, ?, ?, ?, ?::text[], ?::uuid[], ?::bigint[]) as booked_at`
const postAll = `
  select ledger.post(line.id, ?, ?, line.source, line.key, ?, line.accounts, line.parties, line.amounts)
    from jsonb_to_recordset(?::jsonb)
      as line(id uuid, source uuid, key text, accounts text[], parties uuid[], amounts bigint[])`
const open = `select ledger.open_account(?, ?, ?, ?, ?) as id`

/**
 * The only door to the ledger. The database locks the accounts in a fixed order, checks the money guards again and
 * writes; rows never change.
 */
export default class Ledger {
  /**
   * Books an entry under its idempotency key (kind + source, or `key`).
   * @returns when it was booked, or null if it was booked before
   * @throws WalletTooLow, CreditTooLow
   */
  async post(
    kind: EntryKind,
    entry: Entry,
    source: EntryOrigin,
    trx: Trx,
    key = `${kind}:${source.id}`
  ) {
    try {
      const [row] = await prepared<{ booked_at: Date | null }>(
        'ledger_post',
        post,
        [
          newId(),
          kind,
          source.type,
          source.id,
          key,
          clock.businessNow().toJSDate(),
          entry.map(({ account }) => account),
          entry.map(({ party }) => party),
          entry.map(({ amount }) => amount),
        ],
        trx
      )
      return row.booked_at && (DateTime.fromJSDate(row.booked_at) as DateTime<true>)
    } catch (error) {
      throw refusals[sqlState(error) ?? '']?.() ?? error
    }
  }

  /**
   * Books the same event for many sources in one statement. For house accounts only: kept accounts would be locked in
   * list order.
   */
  async postAll(
    kind: EntryKind,
    sourceType: EntrySource,
    entries: readonly { sourceId: string; entry: Entry; key?: string }[],
    trx: Trx
  ): Promise<void> {
    const lines = entries.map(({ sourceId, entry, key = `${kind}:${sourceId}` }) => ({
      id: newId(),
      source: sourceId,
      key,
      accounts: entry.map(({ account }) => account),
      parties: entry.map(({ party }) => party),
      amounts: entry.map(({ amount }) => amount),
    }))
    const at = clock.businessNow().toJSDate()
    await trx.rawQuery(postAll, [kind, sourceType, at, JSON.stringify(lines)])
  }

  /** Opens it when missing; one wallet whatever the plan. */
  walletOf({ type, id }: OwnerName, trx: Trx): Promise<string> {
    return this.#accountOf('wallet', { type, id, plan: '' }, trx)
  }

  /** The credit account of a plan, opened when missing. */
  creditAccountOf(owner: Owner, trx: Trx): Promise<string> {
    return this.#accountOf('credit-used', owner, trx)
  }

  /** The late-fee account of a plan, opened when missing. */
  lateFeesOf(owner: Owner, trx: Trx): Promise<string> {
    return this.#accountOf('late-fee-receivable', owner, trx)
  }

  async #accountOf(
    kind: KeptAccount,
    { type, id, plan }: OwnerName & { plan: string },
    trx: Trx
  ): Promise<string> {
    const bindings = [newId(), kind, type, id, plan]
    const [row] = await prepared<{ id: string }>('ledger_open', open, bindings, trx)
    return row.id
  }

  /**
   * Sets a line's limit in rials; below what is used it follows the repayments down. Needs the audit line that
   * justifies it, which counts once.
   */
  async setLimit(accountId: string, limit: number, trx: Trx): Promise<void> {
    await trx.rawQuery('select ledger.set_limit(?, ?)', [accountId, limit])
  }
}

const refusals: Record<string, () => Error> = {
  KB001: () => new WalletTooLow(),
  KB002: () => new CreditTooLow(),
  KB003: () => new UnknownAccount(),
}
