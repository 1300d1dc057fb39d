import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A failed transfer whose distributor has another account by now: the account that somebody wants to try it
 * with, until a second person approves it.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table payouts
        add column retry_iban text,
        add column retry_requested_by uuid references staff_users (id),
        add column retry_requested_at timestamptz,
        add check (num_nonnulls(retry_iban, retry_requested_by, retry_requested_at) in (0, 3)),
        add check (retry_iban is null or status = 'FAILED');
    `)
  }
}
