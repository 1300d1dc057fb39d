import { BaseSchema } from '@adonisjs/lucid/schema'

/** Numbers the runs there are, the oldest first. */
export const numberRuns = `
  update settlement_runs set number = numbered.number
    from (
      select id, row_number() over (order by created_at, id) as number from settlement_runs
    ) as numbered
   where numbered.id = settlement_runs.id;
`

/** People call a run by its number, not by its id. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`
      alter table settlement_runs add column number integer unique;
      create sequence settlement_run_numbers as integer owned by settlement_runs.number;
      ${numberRuns}
      select setval('settlement_run_numbers', (select count(*) + 1 from settlement_runs), false);
      alter table settlement_runs
        alter column number set default nextval('settlement_run_numbers'),
        alter column number set not null;
    `)
  }
}
