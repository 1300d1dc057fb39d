import { words } from '#contracts/words'
import { depositStatuses, gatewayIndicators } from '#contracts/payments'
import { ofItself } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, between } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { depositHeaders as headers, depositTitle as title } from './i18n/export.js'

/** What gateways handed over to the bank; what each still holds is asked beside it. */
export default defineResource('gateway-deposits', {
  title,
  permission: 'gateway-deposits.list',
  query: () =>
    reading('gateway_deposits as deposit')
      .leftJoin('staff_users as recorder', 'recorder.id', 'deposit.recorded_by')
      .leftJoin('staff_users as reverser', 'reverser.id', 'deposit.reversed_by'),
  fields: {
    id: 'deposit.id',
    indicator: 'deposit.indicator',
    amount: 'deposit.amount',
    trackingNumber: 'deposit.tracking_number',
    depositedOn: 'deposit.deposited_on',
    status: `case when deposit.reversed_at is null then 'RECORDED' else 'REVERSED' end`,
    recordedBy: 'recorder.full_name',
    recordedAt: 'deposit.recorded_at',
    reversedBy: 'reverser.full_name',
    reversedAt: 'deposit.reversed_at',
    reason: 'deposit.reverse_reason',
  },
  search: ['deposit.tracking_number'],
  filters: {
    indicator: anyOf(gatewayIndicators),
    status: anyOf(depositStatuses),
    depositedOn: between('days'),
    amount: between('amounts'),
  },
  sorts: ['recordedAt', 'depositedOn', 'amount', 'indicator'],
  defaultSort: ['recordedAt', 'DESC'],
  totals: ['amount'],
  columns: {
    depositedOn: column.jalaliDay(headers.depositedOn),
    indicator: column.label(headers.gateway, words.gateway),
    amount: column.rials(headers.amount),
    trackingNumber: column.code(headers.trackingNumber),
    status: column.label(headers.status, words.deposit),
    recordedBy: column.text(headers.recordedBy),
    recordedAt: column.jalaliMoment(headers.recordedAt),
    reversedBy: column.text(headers.reversedBy),
    reversedAt: column.jalaliMoment(headers.reversedAt),
    reason: column.text(headers.reason),
  },
  history: ofItself('gateway-deposits'),
})
