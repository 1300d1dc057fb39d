import { contractTypes, type ContractType } from '#contracts/contracts'
import type { Owner } from '#contracts/owners'
import type { Trx } from '#app/platform/database/database'
import { Registry } from '#app/platform/process/registry'

/** What a signature brings about in other modules, in its own transaction. */
export interface SignatureEffect {
  /** Takes the locks of `follow`, before the contract's own. */
  lock: (owner: Owner, trx: Trx) => Promise<void>
  follow: (owner: Owner, term: number, trx: Trx) => Promise<void>
}

const effects = new Registry<ContractType, SignatureEffect | null>(
  'what follows the signature of',
  contractTypes
)

export const onSigned = (type: ContractType, effect: SignatureEffect): void =>
  effects.give(type, effect)

/** Null where the signature alone counts. */
export const signatureEffectOf = (type: ContractType): SignatureEffect | null => effects.of(type)

effects.give('CARD', null)
