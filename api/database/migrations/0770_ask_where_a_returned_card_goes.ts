import { BaseSchema } from '@adonisjs/lucid/schema'

/** A card that the post brought back is not printed again before somebody has said where it goes. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table cards add column awaits_address boolean not null default false;
      -- What the printer has already stays with it.
      update cards set awaits_address = true
       where status = 'PRINT_PENDING'
         and (select parcel.status from parcels parcel where parcel.card_id = cards.id
               order by parcel.created_at desc, parcel.id desc limit 1) = 'RETURNED_TO_SENDER'
         and not exists (
           select from print_batch_cards line where line.card_id = cards.id and line.status = 'PENDING');
    `)
  }
}
