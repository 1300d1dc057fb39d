import type { ContractType } from '#contracts/contracts'
import type { Owner } from '#contracts/owners'
import type { Trx } from '#app/platform/database/database'

/** What a signature brings about in other modules, in its own transaction. */
export interface SignatureEffect {
  /** Takes the locks of `follow`, before the contract's own. */
  lock: (owner: Owner, trx: Trx) => Promise<void>
  follow: (owner: Owner, term: number, trx: Trx) => Promise<void>
}

const effects = new Map<ContractType, SignatureEffect>()

export const onSigned = (type: ContractType, effect: SignatureEffect): void => {
  effects.set(type, effect)
}

export const signatureEffectOf = (type: ContractType): SignatureEffect | undefined =>
  effects.get(type)
