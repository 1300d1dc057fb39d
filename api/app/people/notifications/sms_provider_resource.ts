import db from '@adonisjs/lucid/services/db'
import { smsProviders } from '#contracts/messages'
import { words } from '#contracts/words'
import { clock } from '#app/platform/time/clock'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { anyOf } from '#app/platform/resource/filters'
import { defineResource } from '#app/platform/resource/resource'
import { isKeyInEnvironment, isProviderSupported, needsNoKey, providerNames } from './providers.js'

/** What this process knows of its adapters and its environment. */
const known = () => {
  const named = providerNames()
  return JSON.stringify(
    smsProviders.map((name) => ({
      name,
      named: named.includes(name),
      place: named.indexOf(name),
      supported: isProviderSupported(name),
      needs_no_key: needsNoKey(name),
      has_key: isKeyInEnvironment(name),
    }))
  )
}

const healthMs = 60 * 60_000

/** `inOrder` and `adapterOf`, for the list; then what became of the last hour's messages. */
const sql = `
  (with configured as (
     select provider.*, known.supported, coalesce(provider.position, 100 + known.place) as turn,
            case when known.has_key then 'ENVIRONMENT'
                 when known.needs_no_key or provider.sealed is not null then 'BACKOFFICE'
                 else 'NONE' end as source,
            coalesce(provider.switched_on, known.named) as wanted
       from sms_providers provider
       join json_to_recordset(?::json)
            as known (name text, named boolean, place integer, supported boolean,
                      needs_no_key boolean, has_key boolean)
         on known.name = provider.name)
   select configured.*,
          wanted and supported and source <> 'NONE' as active, lately.sent, lately.unknown,
          lately.undelivered
     from configured
     left join (
       select message.provider, count(*)::int as sent,
              count(*) filter (where message.status = 'UNKNOWN')::int as unknown,
              count(*) filter (where message.delivery = 'NOT_DELIVERED')::int as undelivered
         from sms_messages message where message.created_at > ? group by message.provider
     ) lately on lately.provider = configured.name) as provider`

/** Who carries messages, in the order in which they are tried. */
export default defineResource('sms-providers', {
  title: 'فرستنده‌های پیامک',
  singular: 'فرستنده پیامک',
  permission: 'sms-providers.list',
  query: () => {
    const since = clock.systemNow().minus(healthMs).toJSDate()
    return db
      .connection()
      .knexQuery()
      .from(db.knexRawQuery(sql, [known(), since]))
  },
  fields: {
    id: 'provider.id',
    name: field.label('provider.name', words.smsProvider, {
      label: 'provider',
      filter: anyOf(smsProviders),
      sort: true,
    }),
    turn: field.number('provider.turn', { export: false, sort: true }),
    position: field.number('provider.position'),
    active: field.yesNo('provider.active', { label: 'isActive', filter: true }),
    isSupported: field.yesNo('provider.supported', { label: 'isReachable', export: false }),
    source: field.label('provider.source', words.gatewaySource, {
      label: 'keySource',
      filter: true,
    }),
    keySince: field.moment('provider.key_since'),
    sentLastHour: field.number('coalesce(provider.sent, 0)'),
    unknownLastHour: field.number('coalesce(provider.unknown, 0)'),
    undeliveredLastHour: field.number('coalesce(provider.undelivered, 0)'),
    updatedAt: field.moment('provider.updated_at'),
  },
  defaultSort: ['turn', 'ASC'],
  history: { ...ofItself('sms-providers'), clock: 'system' },
})
