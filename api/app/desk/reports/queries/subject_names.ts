import { folded } from '#app/platform/resource/query'

/** SQL of whom or what a line is about, as people call it; null where it has no name. */
const names: Readonly<Record<string, string>> = {
  'users': `select coalesce(person.full_name, person.phone) from identity_people person where person.id = line.subject_id`,
  'registrations': `select coalesce(person.full_name, person.phone)
      from registration_files file join identity_people person on person.id = file.user_id
     where file.id = line.subject_id`,
  'companies': `select company.name from companies_files company where company.id = line.subject_id`,
  'company-members': `select coalesce(nullif(concat_ws(' ', member.firstname, member.lastname), ''), person.full_name)
      from companies_members member join identity_people person on person.id = member.user_id
     where member.id = line.subject_id`,
  'card-holders': `select nullif(concat_ws(' ', holder.firstname, holder.lastname), '')
      from cardholders_holders holder where holder.id = line.subject_id`,
  'credit-lines': `select coalesce(owner.name, owner.phone)
      from credit_lines_of_owners credit join owners owner on owner.owner_id = credit.owner_id
     where credit.id = line.subject_id`,
  'cards': `select coalesce(owner.name, owner.phone)
      from issuing_cards card join owners owner on owner.owner_id = card.owner_id
     where card.id = line.subject_id`,
  'orders': `select invoice.external_id from orders_invoices invoice where invoice.id = line.subject_id`,
  'payments': `select payment.reference_code from payments_of_owners payment where payment.id = line.subject_id`,
  'distributors': `select supplier.name from distributors_suppliers supplier where supplier.id = line.subject_id`,
  'staff': `select account.full_name from staff_accounts account where account.id = line.subject_id`,
}

export const subjectName = `case line.subject_type ${Object.entries(names)
  .map(([type, sql]) => `when '${type}' then (${sql})`)
  .join(' ')} end`

/** Whatever belongs to whom or what a word names. Each part is worked out once, not for every line. */
export const isAboutNamed = `line.subject_id in (
  select person.id from identity_people person where person.search_key ilike ?
  union all
  select file.id from registration_files file join identity_people person on person.id = file.user_id
   where person.search_key ilike ?
  union all
  select company.id from companies_files company where company.search_key ilike ?
  union all
  select member.id from companies_members member join identity_people person on person.id = member.user_id
   where person.search_key ilike ?
      or ${folded(`concat_ws(' ', member.firstname, member.lastname, member.national_code)`)} ilike ?
  union all
  select holder.id from cardholders_holders holder
   where ${folded(`concat_ws(' ', holder.firstname, holder.lastname, holder.national_code)`)} ilike ?
  union all
  select credit.id from credit_lines_of_owners credit join owners owner on owner.owner_id = credit.owner_id
   where owner.search_key ilike ?
  union all
  select card.id from issuing_cards card join owners owner on owner.owner_id = card.owner_id
   where owner.search_key ilike ?
  union all
  select invoice.id from orders_invoices invoice where invoice.search_key ilike ?
  union all
  select payment.id from payments_of_owners payment where lower(payment.reference_code) ilike ?
  union all
  select supplier.id from distributors_suppliers supplier where supplier.search_key ilike ?
  union all
  select account.id from staff_accounts account
   where ${folded(`account.full_name || ' ' || account.username`)} ilike ?
)`
