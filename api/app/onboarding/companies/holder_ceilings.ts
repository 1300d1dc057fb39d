import type { MonthlyCeiling } from '#contracts/spending'
import type { Trx } from '#app/platform/database/database'
import { Registry } from '#app/platform/process/registry'

interface HolderCeilings {
  /** Before the company, as with all documents. */
  lock: (holderId: string, trx: Trx) => Promise<void>
  /** Of whoever the row names today; undefined for one who was removed. */
  current: (
    holderId: string,
    trx: Trx
  ) => Promise<{ ceiling: MonthlyCeiling; nationalCode: string } | undefined>
  set: (holderId: string, ceiling: MonthlyCeiling, trx: Trx) => Promise<void>
}

const registry = new Registry<'holders', HolderCeilings>('the ceilings of', ['holders'])

export const keepCeilings = (ceilings: HolderCeilings): void => registry.give('holders', ceilings)

export const holderCeilings = (): HolderCeilings => registry.of('holders')
