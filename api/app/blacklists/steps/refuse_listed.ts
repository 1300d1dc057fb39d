import type { BlacklistPlace } from '#contracts/blacklists'
import type { AnyActor } from '#app/shared/actor'
import { prepared, transaction, type Trx } from '#app/shared/database'
import { BusinessRule } from '#app/shared/errors'
import { refusals } from '../i18n/fa.js'
import { listedEntry, type Known } from '../queries/listed.js'
import { tellHit } from './tell_hit.js'

/** Says in the words of its place that it is not possible, and not why. */
export class Listed extends BusinessRule {
  constructor(
    readonly entryId: string,
    readonly place: BlacklistPlace
  ) {
    super(refusals[place])
  }
}

/** Within the transaction of a command, which `tellingHits` goes around. @throws BusinessRule (422) */
export const refuseListed = async (
  place: BlacklistPlace,
  known: Known,
  trx: Trx
): Promise<void> => {
  const entryId = await listedEntry(known, trx)
  if (entryId) throw new Listed(entryId, place)
}

type Person = Required<Pick<Known, 'PHONE' | 'NATIONAL_CODE'>>

const personSql = `
  select u.phone as "PHONE", u.national_code as "NATIONAL_CODE"
    from owners owner join users u on u.id = owner.user_id
   where owner.owner_id = ? and owner.owner_type = ?`

/** The same for the person behind an owner. */
export const refuseListedOwner = async (
  place: BlacklistPlace,
  { type, id }: { type: string; id: string },
  trx: Trx
): Promise<void> => {
  const [known] = await prepared<Person>('known_of_owner', personSql, [id, type], trx)
  if (known) await refuseListed(place, known, trx)
}

/**
 * Keeps that somebody was kept out, once the refused command has taken everything else back: a transaction of its
 * own, after that of the command.
 */
export const tellingHits = async <Answer>(
  actor: AnyActor,
  command: () => Promise<Answer>
): Promise<Answer> => {
  try {
    return await command()
  } catch (error) {
    if (error instanceof Listed) {
      const { entryId, place } = error
      await transaction((trx) => tellHit({ actor, entryId, place }, trx))
    }
    throw error
  }
}
