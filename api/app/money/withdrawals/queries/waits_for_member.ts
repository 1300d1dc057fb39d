/** SQL: whether a mandatory member must agree first, by the rule of that time, while one is left. */
export const waitsForMember = `(
  withdrawal.status = 'REQUESTED' and withdrawal.requested_by_member is not null
  and withdrawal.confirmed_at is null and exists (
    select from companies_rules rule cross join lateral jsonb_each_text(rule.levels) level
     where rule.company_id = withdrawal.owner_id
       and rule.version = (select max(version) from companies_rules newest
                           where newest.company_id = rule.company_id and newest.created_at <= withdrawal.requested_at)
       and level.value = 'MANDATORY' and level.key <> withdrawal.requested_by_member::text
       and exists (select from companies_members member
                    where member.id::text = level.key and member.removed_at is null and not member.is_newcomer)))`
