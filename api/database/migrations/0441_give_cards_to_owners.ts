import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { drawNumber, sealedNumber } from '#app/cards/issuing/card_numbers'
import { cardExpiry } from '#app/cards/issuing/domain/expiry'
import { tehranDayAt } from '#app/platform/time/clock'

/**
 * Cards belong to an owner in a plan, as lines and fees do, and have a number; those from before get theirs now.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table cards
        add column owner_type text,
        add column owner_id uuid,
        add column plan text,
        add column number_encrypted text,
        add column number_index text,
        add column last_four text,
        add column expires_on date,
        add column delivery_address jsonb,
        add column replaces_id uuid references cards (id),
        add column cvv2_views integer not null default 0,
        -- While the issuer is asked for the first PIN, nobody else asks.
        add column activating_until timestamptz;
      update cards set owner_type = owned.owner_type, owner_id = owned.owner_id, plan = owned.plan
        from owner_plans owned where owned.registration_id = cards.registration_id;
      alter table cards drop column registration_id;
    `)
    this.defer(async (client) => numberOldCards(client))
  }
}

const numberOldCards = async (client: QueryClientContract) => {
  const old: { id: string; created_at: Date }[] = await client
    .from('cards')
    .whereNull('number_encrypted')
    .select('id', 'created_at')
  for (const { id, created_at: createdAt } of old) {
    const expiresOn = cardExpiry(tehranDayAt(createdAt.getTime()))
    await client
      .from('cards')
      .where({ id })
      .update({ ...sealedNumber(drawNumber()), expires_on: expiresOn })
  }
}
