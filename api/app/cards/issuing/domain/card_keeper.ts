import type { Owner } from '#contracts/owners'

/** An owner's own, or one holder's company cards. */
export interface CardKeeper {
  owner: Owner
  /** Null for an owner's own. */
  holderId: string | null
}

export const keeperBindings = ({ owner: { type, id, plan }, holderId }: CardKeeper) => [
  type,
  id,
  plan,
  holderId,
]
