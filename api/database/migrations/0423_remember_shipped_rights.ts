import { BaseSchema } from '@adonisjs/lucid/schema'

/** What had been shipped when this was written, to the roles that there are: a new database has none yet. */
export const rememberShipped = `
  insert into shipped_roles (key, permissions)
  select shipped.key, shipped.permissions::text[]
    from (values
      ('super', '{dashboard.read,registrations.list,registrations.decide,registrations.score,
        registrations.visit,users.list,notes.write,credit-lines.list,credit.allocate,
        credit.suspend,credit.revolve,approvals.list,approvals.decide,packages.list,
        packages.cancel,payments.list,payments.confirm,payments.resolve,
        gateway-deposits.list,gateway-deposits.record,orders.list,orders.fraud,
        installments.list,distributors.list,distributors.update,
        distributor-requests.list,distributor-requests.ask,distributor-requests.decide,
        branches.list,locations.list,ledger.read,payouts.list,receivables.list,
        settlement.read,settlement.run,settlement.approve,sms.list,settings.list,
        settings.update,staff.list,staff.update,staff-requests.list,
        staff-requests.decide,partner-clients.list,partner-clients.update,
        webhook-deliveries.list,webhook-deliveries.replay,audit.read,demo.clock}'),
      ('kyc', '{dashboard.read,registrations.list,registrations.decide,users.list,notes.write,
        locations.list}'),
      ('credit', '{dashboard.read,registrations.list,registrations.score,registrations.visit,
        users.list,notes.write,credit-lines.list,credit.allocate,credit.suspend,
        credit.revolve,approvals.list,approvals.decide,packages.list,packages.cancel,
        orders.list,orders.fraud,installments.list}'),
      ('approver', '{dashboard.read,registrations.list,users.list,notes.write,credit-lines.list,
        credit.allocate,approvals.list,approvals.decide,packages.list,
        distributor-requests.list,distributor-requests.decide,staff-requests.list,
        staff-requests.decide}'),
      ('legal', '{dashboard.read,users.list,notes.write}'),
      ('card', '{dashboard.read,users.list,notes.write}'),
      ('finance', '{dashboard.read,notes.write,orders.list,orders.fraud,installments.list,
        payments.list,payments.confirm,payments.resolve,gateway-deposits.list,
        gateway-deposits.record,credit-lines.list,distributors.list,
        distributor-requests.list,distributor-requests.ask,distributor-requests.decide,
        branches.list,ledger.read,payouts.list,receivables.list,settlement.read,
        settlement.run,settlement.approve}'),
      ('support', '{dashboard.read,registrations.list,users.list,notes.write,orders.list,
        installments.list,payments.list,sms.list,webhook-deliveries.list}'),
      ('auditor', '{dashboard.read,registrations.list,users.list,credit-lines.list,approvals.list,
        packages.list,payments.list,gateway-deposits.list,orders.list,installments.list,
        distributors.list,distributor-requests.list,branches.list,locations.list,
        ledger.read,payouts.list,receivables.list,settlement.read,sms.list,settings.list,
        staff.list,staff-requests.list,partner-clients.list,webhook-deliveries.list,
        audit.read}'),
      ('distributor', '{orders.list,distributors.list,branches.list,payouts.list,receivables.list}'),
      ('branch', '{orders.list,branches.list,receivables.list}')
    ) as shipped (key, permissions)
    join roles using (key)
`

/**
 * What the product gave each of its roles last: the next start tells by it what the product changed from
 * what staff changed. A role that is renamed takes its accounts along.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      create table shipped_roles (
        key text primary key,
        permissions text[] not null
      );
      alter table staff_users
        drop constraint staff_users_role_fkey,
        add constraint staff_users_role_fkey foreign key (role) references roles (key)
          on update cascade;
      alter table account_changes
        drop constraint account_changes_role_fkey,
        add constraint account_changes_role_fkey foreign key (role) references roles (key)
          on update cascade;
    `)
    this.schema.raw(rememberShipped)
  }
}
