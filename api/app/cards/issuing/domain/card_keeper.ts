import type { Owner } from '#contracts/owners'

/** Whose cards a call is about: an owner's own, or those of a company that one of its holders has. */
export interface CardKeeper {
  owner: Owner
  /** Null where the owner keeps the card themselves. */
  holderId: string | null
}

/** For `owner_type = ? and owner_id = ? and plan = ? and holder_id is not distinct from ?`. */
export const keeperBindings = ({ owner: { type, id, plan }, holderId }: CardKeeper) => [
  type,
  id,
  plan,
  holderId,
]
