import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      -- The tracking number of a payment; also the order number that gateways want unique.
      create sequence payment_references start 100200301;

      alter table payments
        -- Who verifies holds the payment for a while; somebody else takes over after that.
        add column verifying_until timestamptz,
        add column callback_at timestamptz,
        add column masked_card text,
        -- What the captured money became: CHARGED, FEE_PAID or KEPT_AS_CASH.
        add column outcome text;

      alter table sandbox_gateway_payments add column reference_code text not null default '';
    `)
  }
}
