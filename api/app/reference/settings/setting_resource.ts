import db from '@adonisjs/lucid/services/db'
import { settingDefaults, type AnySettingValue, type SettingKey } from '#contracts/settings'
import { settingGroupOf, type SettingGroup } from '#contracts/setting_groups'
import { words } from '#contracts/words'
import { folded } from '#app/platform/resource/query'
import { nameWithId } from '#app/platform/resource/person'
import { defineResource } from '#app/platform/resource/resource'
import * as field from '#app/platform/resource/fields'
import { proposalStands } from './queries/proposal_stands.js'
import { names } from './i18n/fa.js'

const groups = Object.fromEntries(
  Object.keys(settingDefaults).map((key) => [key, settingGroupOf(key)])
)

/** Every setting there is, with the value in force: what the bank has set, else the default. */
export default defineResource('settings', {
  title: 'تنظیمات',
  singular: 'تنظیم',
  permission: 'settings.list',
  query: () =>
    db
      .connection()
      .knexQuery()
      .from(
        db.knexRawQuery(
          `(select known.key, ?::jsonb ->> known.key as name, ?::jsonb ->> known.key as group_key, coalesce(changed.value, known.value) as value,
                   known.value as fallback, changed.updated_at,
                   proposal.value as proposed_value, proposal.proposed_at,
                   proposal.proposed_by
              from jsonb_each(?::jsonb) as known
              left join settings as changed on changed.key = known.key
              left join (select * from setting_proposals where ${proposalStands}) as proposal
                on proposal.key = known.key) as setting`,
          [JSON.stringify(names), JSON.stringify(groups), JSON.stringify(settingDefaults)]
        )
      ),
  idKind: 'text',
  fields: {
    id: 'setting.key',
    key: field.label<SettingKey>('setting.key', names, { label: 'setting' }),
    group: field.label<SettingGroup>('setting.group_key', words.settingGroup, {
      label: 'settingGroup',
      filter: true,
      sort: true,
    }),
    value: field.anything<AnySettingValue>('setting.value'),
    defaultValue: field.anything<AnySettingValue>('setting.fallback'),
    updatedAt: field.moment('setting.updated_at', { sort: true }),
    proposedValue: field.anything<AnySettingValue | null>('setting.proposed_value'),
    proposedBy: field.raw<string | null>('setting.proposed_by'),
    proposedByName: field.text(nameWithId('setting.proposed_by'), { label: 'proposedBy' }),
    proposedAt: field.moment('setting.proposed_at', { label: 'proposalMadeAt' }),
  },
  search: [folded('setting.name')],
  defaultSort: ['group', 'ASC'],
})
