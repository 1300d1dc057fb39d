import { BaseSchema } from '@adonisjs/lucid/schema'

const steps = ['company', 'ceo', 'appointment']
const decided = `in ('ACCEPTED', 'REJECTED')`
const decision = (name: string) => `
  add column ${name}_at timestamptz,
  add column ${name}_by uuid references staff_users (id)`

/** Who reviews a company at this moment, and when and by whom each of its parts was decided, in system time. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table companies
        add column claimed_by uuid references staff_users (id),
        add column claimed_until timestamptz,
        -- Since all four steps are accepted, in business time: the queue of allocations.
        add column accepted_at timestamptz,
        ${steps.map((step) => decision(`${step}_decided`)).join()};
      alter table company_members ${decision('decided')};
      alter table card_holders ${decision('decided')}, ${decision('contract_decided')};

      -- Decided long ago as far as anybody can tell: taken back with a reason.
      ${steps
        .map(
          (step) =>
            `update companies set ${step}_decided_at = updated_at where ${step}_status ${decided};`
        )
        .join('\n')}
      update company_members set decided_at = updated_at where status ${decided};
      update card_holders set decided_at = updated_at where status ${decided};
      update card_holders set contract_decided_at = updated_at where contract_status ${decided};
      update companies set accepted_at = updated_at
       where 'ACCEPTED' = all(array[company_status, ceo_status, board_status, appointment_status]);
      create index companies_accepted on companies (accepted_at, id) where accepted_at is not null;
    `)
  }
}
