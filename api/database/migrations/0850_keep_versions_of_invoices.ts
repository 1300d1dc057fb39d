import { BaseSchema } from '@adonisjs/lucid/schema'

/** The lines of an invoice are kept as versions, and what was paid for beside them. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table order_versions (
        order_id uuid not null references orders (id),
        version integer not null check (version > 0),
        -- UNKNOWN: as it stood when versions began to be kept.
        cause text not null check (cause in ('SALE', 'UPDATE', 'RETURN', 'DISPUTE', 'UNKNOWN')),
        grand_total_amount bigint not null check (grand_total_amount > 0),
        kasbeno_fee_amount bigint not null check (kasbeno_fee_amount >= 0),
        bank_fee_amount bigint not null check (bank_fee_amount >= 0),
        created_at timestamptz not null,
        primary key (order_id, version)
      );
      -- A line keeps its number in each later version of a paid invoice.
      create table order_lines (
        order_id uuid not null,
        version integer not null,
        line integer not null,
        item_name text not null,
        unit_type text not null,
        qty numeric(15, 3) not null check (qty > 0),
        price bigint not null check (price >= 0),
        primary key (order_id, version, line),
        foreign key (order_id, version) references order_versions (order_id, version)
      );
      -- What the payer agreed to, by the digest that their code or card was bound to.
      create table order_payments (
        order_id uuid primary key references orders (id),
        version integer not null,
        content text not null,
        -- The one-time code, or the card payment.
        proof_id uuid not null,
        paid_at timestamptz not null,
        foreign key (order_id, version) references order_versions (order_id, version)
      );

      insert into order_versions (order_id, version, cause, grand_total_amount, kasbeno_fee_amount,
        bank_fee_amount, created_at)
      select id, 1, 'UNKNOWN', grand_total_amount, kasbeno_fee_amount, bank_fee_amount,
             greatest(updated_at, paid_at, created_at)
        from orders;
      insert into order_lines (order_id, version, line, item_name, unit_type, qty, price)
      select order_id, 1, line, item_name, unit_type, qty, price from order_items;

      drop table order_items;
      create view order_items as
        select lines.order_id, lines.line, lines.item_name, lines.unit_type, lines.qty, lines.price
          from order_versions latest
          join order_lines lines on lines.order_id = latest.order_id and lines.version = latest.version
         where not exists (
           select from order_versions later
            where later.order_id = latest.order_id and later.version > latest.version);
    `)
  }
}
