import db from '@adonisjs/lucid/services/db'
import { settingDefaults, type AnySettingValue, type SettingKey } from '#contracts/settings'
import { folded } from '#app/platform/resource/query'
import { defineResource, fieldTypes } from '#app/platform/resource/resource'
import { anything, jalaliMoment, label, text } from '#app/platform/resource/columns'
import { proposalStands } from './queries/proposal_stands.js'
import { headers, names, title } from './i18n/fa.js'

/** Every setting there is, with the value in force: what the bank has set, else the default. */
export default defineResource('settings', {
  title,
  permission: 'settings.list',
  query: () =>
    db
      .connection()
      .knexQuery()
      .from(
        db.knexRawQuery(
          `(select known.key, ?::jsonb ->> known.key as name, coalesce(changed.value, known.value) as value,
                   known.value as fallback, changed.updated_at,
                   proposal.value as proposed_value, proposal.proposed_at,
                   proposal.proposed_by, proposer.full_name as proposer_name
              from jsonb_each(?::jsonb) as known
              left join settings as changed on changed.key = known.key
              left join (select * from setting_proposals where ${proposalStands}) as proposal
                on proposal.key = known.key
              left join staff_users as proposer on proposer.id = proposal.proposed_by) as setting`,
          [JSON.stringify(names), JSON.stringify(settingDefaults)]
        )
      ),
  idKind: 'text',
  fields: {
    id: 'setting.key',
    key: 'setting.key',
    value: 'setting.value',
    defaultValue: 'setting.fallback',
    updatedAt: 'setting.updated_at',
    proposedValue: 'setting.proposed_value',
    proposedBy: 'setting.proposed_by',
    proposedByName: 'setting.proposer_name',
    proposedAt: 'setting.proposed_at',
  },
  types: fieldTypes<{
    key: SettingKey
    value: AnySettingValue
    defaultValue: AnySettingValue
    proposedValue: AnySettingValue | null
    proposedBy: string | null
  }>(),
  search: [folded('setting.name')],
  sorts: ['updatedAt'],
  defaultSort: ['id', 'ASC'],
  columns: {
    key: label(headers.name, names),
    value: anything(headers.value),
    defaultValue: anything(headers.defaultValue),
    updatedAt: jalaliMoment(headers.updatedAt),
    proposedValue: anything(headers.proposedValue),
    proposedByName: text(headers.proposedBy),
    proposedAt: jalaliMoment(headers.proposedAt),
  },
})
