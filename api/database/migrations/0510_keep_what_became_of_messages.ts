import { BaseSchema } from '@adonisjs/lucid/schema'

/** What providers said of messages, at once and later, and when they are asked again. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table sms_messages
        -- The provider's own number; without it nobody can ask for the delivery.
        add column provider_message_id text,
        -- When a provider last was told and did not say what it did.
        add column unknown_at timestamptz,
        add column delivery text
          check (delivery in ('ON_ITS_WAY', 'DELIVERED', 'NOT_DELIVERED', 'NEVER_TOLD')),
        add column delivery_code text,
        add column delivered_at timestamptz,
        add column delivery_asks integer not null default 0,
        -- Null once there is nothing more to ask.
        add column delivery_due_at timestamptz;
      create index sms_messages_unknown on sms_messages (unknown_at) where unknown_at is not null;
      create index sms_messages_asked on sms_messages (provider, delivery_due_at)
        where delivery_due_at is not null;
    `)
  }
}
