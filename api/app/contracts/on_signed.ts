import type { ContractType } from '#contracts/contracts'
import type { Owner } from '#contracts/owners'
import type { Trx } from '#app/shared/database'

/** What a signature brings about in other modules, in its own transaction. */
export interface Consequence {
  /** Takes the locks of `follow`, before the contract's own. */
  lock: (owner: Owner, trx: Trx) => Promise<void>
  follow: (owner: Owner, term: number, trx: Trx) => Promise<void>
}

const consequences = new Map<ContractType, Consequence>()

export const onSigned = (type: ContractType, consequence: Consequence): void => {
  consequences.set(type, consequence)
}

export const consequenceOf = (type: ContractType): Consequence | undefined => consequences.get(type)
