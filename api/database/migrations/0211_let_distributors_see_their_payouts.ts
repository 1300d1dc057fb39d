import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Branches, transfers and their invoices have rights of their own: users of distributors get them, who see no
 * runs. Whoever could read them before keeps what they saw.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create function pg_temp.grant_right(granted text, holders text) returns void language sql as $$
        update roles set permissions = permissions || granted
         where (key = any(string_to_array(holders, ' ')) or permissions && string_to_array(holders, ' '))
           and not granted = any(permissions)
      $$;
      select pg_temp.grant_right('branches.list', 'distributor branch distributors.list');
      select pg_temp.grant_right('receivables.list', 'distributor branch settlement.read');
      select pg_temp.grant_right('payouts.list', 'distributor settlement.read');
      select pg_temp.grant_right('distributors.list', 'distributor');
      create index payouts_distributor on payouts (distributor_id);
    `)
  }
}
