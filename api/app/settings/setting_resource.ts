import db from '@adonisjs/lucid/services/db'
import { settingDefaults } from '#contracts/settings'
import { defineResource } from '#app/shared/resource/resource'
import { title } from './i18n/fa.js'

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
          `(select known.key, coalesce(changed.value, known.value) as value,
                   known.value as fallback, changed.updated_at
              from jsonb_each(?::jsonb) as known
              left join settings as changed on changed.key = known.key) as setting`,
          [JSON.stringify(settingDefaults)]
        )
      ),
  idKind: 'text',
  fields: {
    id: 'setting.key',
    key: 'setting.key',
    value: 'setting.value',
    defaultValue: 'setting.fallback',
    updatedAt: 'setting.updated_at',
  },
  sorts: ['updatedAt'],
  defaultSort: ['id', 'ASC'],
})
