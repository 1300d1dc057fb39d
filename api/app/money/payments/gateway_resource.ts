import db from '@adonisjs/lucid/services/db'
import {
  bankVerdicts,
  fallbackGateway,
  gatewayIndicators,
  gatewaySources,
} from '#contracts/payments'
import { words } from '#contracts/words'
import { clock } from '#app/platform/time/clock'
import { ofItself } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, flag } from '#app/platform/resource/filters'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { defineResource } from '#app/platform/resource/resource'
import { defaultGateway } from '#config/gateways'
import { isInstalled, isGatewaySupported, needsNothing } from './gateways.js'
import { gatewayHeaders as headers, gatewayTitle as title } from './i18n/export.js'

/** What this process knows of its adapters and its environment. */
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

/** `isActive`, `sourceOf` and `preferredGateway`, for the list; then what each gateway answered of late. */
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

/** The ways to pay, as they are offered, and how the banks behind them answer. */
export default defineResource('gateways', {
  title,
  permission: 'gateways.list',
  query: () => {
    const since = clock.systemNow().minus(healthMs).toJSDate()
    const bindings = [known(), defaultGateway ?? '', fallbackGateway, since]
    return db.connection().knexQuery().from(db.knexRawQuery(sql, bindings))
  },
  fields: {
    id: 'gateway.id',
    position: 'gateway.position',
    indicator: 'gateway.indicator',
    active: 'gateway.active',
    isDefault: 'gateway.preferred',
    isSupported: 'gateway.supported',
    source: 'gateway.source',
    minAmount: 'gateway.min_amount',
    maxAmount: 'gateway.max_amount',
    facts: 'gateway.facts',
    contractSince: 'gateway.contract_since',
    lastAnswerAt: 'gateway.last_at',
    lastVerdict: 'gateway.last_verdict',
    lastCode: 'gateway.last_code',
    answersLastHour: 'gateway.answers',
    failuresLastHour: 'gateway.failures',
    updatedAt: 'gateway.updated_at',
  },
  filters: {
    indicator: anyOf(gatewayIndicators),
    active: flag(),
    source: anyOf(gatewaySources),
    lastVerdict: anyOf(bankVerdicts),
  },
  sorts: ['position', 'indicator', 'lastAnswerAt'],
  defaultSort: ['position', 'ASC'],
  columns: {
    position: column.number(headers.position),
    indicator: column.label(headers.gateway, words.gateway),
    active: column.yesNo(headers.active),
    isDefault: column.yesNo(headers.isDefault),
    isSupported: column.yesNo(headers.isSupported),
    source: column.label(headers.source, words.gatewaySource),
    minAmount: column.rials(headers.minAmount),
    maxAmount: column.rials(headers.maxAmount),
    lastAnswerAt: column.jalaliMoment(headers.lastAnswerAt),
    lastVerdict: column.label(headers.lastVerdict, words.bankVerdict),
    lastCode: column.code(headers.lastCode),
    answersLastHour: column.number(headers.answersLastHour),
    failuresLastHour: column.number(headers.failuresLastHour),
    updatedAt: column.jalaliMoment(common.updatedAt),
  },
  history: { ...ofItself('gateways'), clock: 'system' },
})
