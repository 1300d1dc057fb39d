import db from '@adonisjs/lucid/services/db'
import { fallbackGateway, gatewayIndicators } from '#contracts/payments'
import { words } from '#contracts/words'
import { clock } from '#app/platform/time/clock'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { defineResource } from '#app/platform/resource/resource'
import { defaultGateway } from '#config/gateways'
import { isInstalled, isGatewaySupported, needsNothing } from './gateways.js'

/** What this process knows of adapters and environment. */
const known = () =>
  JSON.stringify(
    gatewayIndicators.map((indicator) => ({
      indicator,
      installed: isInstalled(indicator),
      supported: isGatewaySupported(indicator),
      needs_nothing: needsNothing(indicator),
    }))
  )

const healthMs = 60 * 60_000

/** `isActive`, `sourceOf` and `preferredGateway` for the list, with recent answers. */
const sql = `
  (with configured as (
     select gateway.*, known.supported,
            case when known.installed then 'ENVIRONMENT'
                 when known.supported and (known.needs_nothing or gateway.credentials_id is not null)
                 then 'BACKOFFICE' else 'NONE' end as source,
            coalesce(gateway.switched_on, known.installed) as wanted
       from gateways gateway
       join json_to_recordset(?::json)
            as known (indicator text, installed boolean, supported boolean, needs_nothing boolean)
         on known.indicator = gateway.indicator),
   standing as (select *, wanted and source <> 'NONE' as active from configured)
   select standing.*, contract.facts, contract.created_at as contract_since,
          standing.active and standing.indicator = coalesce(
            (select indicator from standing marked where marked.is_default and marked.active),
            (select indicator from standing given where given.indicator = ? and given.active),
            ?) as preferred,
          last.at as last_at, last.code as last_code, last.verdict as last_verdict,
          lately.answers, lately.failures
     from standing
     left join gateway_credentials contract on contract.id = standing.credentials_id
     left join lateral (
       select answer.at, answer.code, answer.verdict from payment_bank_answers answer
        where answer.indicator = standing.indicator and answer.question not in ('CALLBACK', 'LAPSE')
        order by answer.at desc limit 1) last on true
     left join lateral (
       select count(*)::int as answers,
              count(*) filter (where answer.verdict = 'UNKNOWN' or answer.question = 'OPEN')::int as failures
         from payment_bank_answers answer
        where answer.indicator = standing.indicator and answer.question not in ('CALLBACK', 'LAPSE')
          and answer.at > ?) lately on true) as gateway`

export default defineResource('gateways', {
  title: 'درگاه‌های پرداخت',
  singular: 'درگاه پرداخت',
  permission: 'gateways.list',
  query: () => {
    const since = clock.systemNow().minus(healthMs).toJSDate()
    const bindings = [known(), defaultGateway ?? '', fallbackGateway, since]
    return db.connection().knexQuery().from(db.knexRawQuery(sql, bindings))
  },
  fields: {
    id: 'gateway.id',
    position: field.number('gateway.position', { sort: true }),
    indicator: field.label('gateway.indicator', words.gateway, { filter: true, sort: true }),
    active: field.yesNo('gateway.active', { label: 'isActive', filter: true }),
    isDefault: field.yesNo('gateway.preferred'),
    isSupported: field.yesNo('gateway.supported'),
    source: field.label('gateway.source', words.gatewaySource, { filter: true }),
    minAmount: field.rials('gateway.min_amount'),
    maxAmount: field.rials('gateway.max_amount'),
    facts: 'gateway.facts',
    contractSince: field.moment('gateway.contract_since', { export: false }),
    lastAnswerAt: field.moment('gateway.last_at', { sort: true }),
    lastVerdict: field.label('gateway.last_verdict', words.bankVerdict, { filter: true }),
    lastCode: field.code('gateway.last_code'),
    answersLastHour: field.number('gateway.answers'),
    failuresLastHour: field.number('gateway.failures'),
    updatedAt: field.moment('gateway.updated_at'),
  },
  defaultSort: ['position', 'ASC'],
  history: { ...ofItself('gateways'), clock: 'system' },
})
