import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the search of the back-office asks for; the letters as `searchKey` writes them. */
const letters = [
  '\u064a\u0649\u0643\u0629\u06c0\u0623\u0625\u0622\u200c\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669',
  '\u06cc\u06cc\u06a9\u0647\u0647\u0627\u0627\u0627 01234567890123456789',
].map((text) => `'${text}'`)

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create index company_members_search on company_members using gin ((translate(lower(
        coalesce(firstname, '') || ' ' || coalesce(lastname, '') || ' ' || coalesce(national_code, '')
      ), ${letters.join(', ')})) gin_trgm_ops);
      create index merchants_search on merchants using gin (search_key gin_trgm_ops);
      create index devices_serial_folded on devices (lower(serial));
      create index payouts_tracking_folded on payouts (lower(tracking_number));
      create index payouts_reference_folded on payouts (lower(reference));
      create index parcels_tracking_folded on parcels (lower(tracking_number));
      create index withdrawals_reference_folded on withdrawals (lower(reference_code));
      create index withdrawals_tracking_folded on withdrawals (lower(tracking_number));
    `)
  }
}
