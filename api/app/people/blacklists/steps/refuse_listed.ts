import type { BlacklistPlace } from '#contracts/blacklists'
import type { AnyActor } from '#app/platform/audit/actor'
import { prepared, transaction, type Client, type Trx } from '#app/platform/database/database'
import { BusinessRule } from '#app/platform/errors'
import { refusals } from '../i18n/fa.js'
import { knownOfOwner, listedEntry, type Known } from '../queries/listed.js'
import { recordHit } from './record_hit.js'

/** Says in the words of its place that it is not possible, and not why. */
export class Listed extends BusinessRule {
  constructor(
    readonly entryId: string,
    readonly place: BlacklistPlace
  ) {
    super(refusals[place])
  }
}

/** Within the transaction of a command, which `recordingHits` goes around. @throws BusinessRule (422) */
export const refuseListed = async (
  place: BlacklistPlace,
  known: Known,
  trx: Trx
): Promise<void> => {
  const entryId = await listedEntry(known, trx)
  if (entryId) throw new Listed(entryId, place)
}

const ownerSql = `select ${knownOfOwner('?', '?')} as known`

const knownOf = async (
  { type, id }: { type: string; id: string },
  client?: Client
): Promise<Known | null> => {
  const [{ known }] = await prepared<{ known: Known | null }>(
    'known_of_owner',
    ownerSql,
    [id, type],
    client
  )
  return known
}

/** The same for the person behind an owner; of a company, for itself and its CEO. */
export const refuseListedOwner = async (
  place: BlacklistPlace,
  owner: { type: string; id: string },
  trx: Trx
): Promise<void> => {
  const known = await knownOf(owner, trx)
  if (known) await refuseListed(place, known, trx)
}

/** Whether any of them is listed, where that refuses nobody. */
export const isOwnerListed = async (
  owner: { type: string; id: string },
  client?: Client
): Promise<boolean> => {
  const known = await knownOf(owner, client)
  return known !== null && (await listedEntry(known, client)) !== null
}

type Holder = Required<Pick<Known, 'PHONE' | 'NATIONAL_CODE'>>

const holderSql = `
  select phone as "PHONE", national_code as "NATIONAL_CODE" from blacklists_card_holders where card_id = ?`

/** The same for who holds a company's card; a person's own card has no such holder. */
export const refuseListedHolder = async (
  place: BlacklistPlace,
  cardId: string,
  trx: Trx
): Promise<void> => {
  const [known] = await prepared<Holder>('known_of_card_holder', holderSql, [cardId], trx)
  if (known) await refuseListed(place, known, trx)
}

/**
 * Records that a person was refused, once the refused command has taken everything else back: a transaction of its
 * own, after that of the command.
 */
export const recordingHits = async <Answer>(
  actor: AnyActor,
  command: () => Promise<Answer>
): Promise<Answer> => {
  try {
    return await command()
  } catch (error) {
    if (error instanceof Listed) {
      const { entryId, place } = error
      await transaction((trx) => recordHit({ actor, entryId, place }, trx))
    }
    throw error
  }
}

/** Whether somebody is kept out of a place, for a refusal in other words than `Listed`; it is recorded. */
export const isKeptOut = async (
  actor: AnyActor,
  place: BlacklistPlace,
  known: Known
): Promise<boolean> => {
  const entryId = await listedEntry(known)
  if (entryId) await transaction((trx) => recordHit({ actor, entryId, place }, trx))
  return entryId !== null
}
