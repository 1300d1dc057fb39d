import app from '@adonisjs/core/services/app'
import { borrowedKind } from '#app/platform/change_requests/kinds'
import DecideRuleChange from './actions/decide_rule_change.js'
import { memberNameSql } from './queries/member_names.js'

/** Who signs for a company, where no other member of it may confirm the change. */
borrowedKind({
  name: 'rule-changes',
  subjects: ['companies'],
  listedWith: 'companies.list',
  decidedWith: 'companies.set-rule',
  askedWith: null,
  waiting: `
    select change.id, 'CHANGE_RULE' as action, 'companies' as subject_type, company.id::text as subject_id,
           company.name as title, jsonb_build_object('minimumOptional', base.minimum_optional,
             'signatories', named.before) as before,
           jsonb_build_object('minimumOptional', change.minimum_optional, 'signatories', named.after) as after,
           null::text as reason, null::bigint as amount, null::uuid as asked_by,
           ${memberNameSql('proposer', 'proposing')} as asked_by_name, change.created_at as asked_at
      from rule_changes change
      join companies company on company.id = change.company_id
      join company_rules base on base.company_id = change.company_id and base.version = change.base_version
      join company_members proposer on proposer.id = change.proposed_by
      join identity_people proposing on proposing.id = proposer.user_id
     cross join lateral (
       select coalesce(jsonb_object_agg(${memberNameSql('member', 'person')},
                base.levels ->> member.id::text), '{}') as before,
              coalesce(jsonb_object_agg(${memberNameSql('member', 'person')},
                change.levels ->> member.id::text), '{}') as after
         from company_members member join identity_people person on person.id = member.user_id
        where member.company_id = change.company_id
          and (base.levels ->> member.id::text) is distinct from (change.levels ->> member.id::text)) named
     where change.status = 'PENDING' and change.is_for_bank`,
  verbs: ['approve', 'reject'],
  async decide(verb, { actor, id: changeId, reason }) {
    const isApproved = verb === 'approve'
    const decide = await app.container.make(DecideRuleChange)
    await decide.execute({ actor, changeId, verdict: isApproved ? 'CONFIRMED' : 'REFUSED', reason })
    return isApproved ? 'APPROVED' : 'REJECTED'
  },
})
