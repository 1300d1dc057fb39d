import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** What gateways handed over to the bank; what each still holds is asked beside it. */
export default defineResource('gateway-deposits', {
  title: 'واریزهای درگاه‌ها',
  singular: 'واریز درگاه',
  permission: 'gateway-deposits.list',
  query: () =>
    reading('gateway_deposits as deposit')
      .leftJoin('staff_accounts as recorder', 'recorder.id', 'deposit.recorded_by')
      .leftJoin('staff_accounts as reverser', 'reverser.id', 'deposit.reversed_by'),
  fields: {
    id: 'deposit.id',
    depositedOn: field.day('deposit.deposited_on', { filter: true, sort: true }),
    indicator: field.label('deposit.indicator', words.gateway, { filter: true, sort: true }),
    amount: field.rials('deposit.amount', { filter: true, sort: true, sum: true }),
    trackingNumber: field.code('deposit.tracking_number', { search: true }),
    status: field.label(
      `case when deposit.reversed_at is null then 'RECORDED' else 'REVERSED' end`,
      words.deposit,
      { filter: true }
    ),
    recordedBy: field.text('recorder.full_name'),
    recordedAt: field.moment('deposit.recorded_at', { sort: true }),
    reversedBy: field.text('reverser.full_name'),
    reversedAt: field.moment('deposit.reversed_at'),
    reason: field.text('deposit.reverse_reason', { label: 'depositReversalReason' }),
  },
  defaultSort: ['recordedAt', 'DESC'],
  history: ofItself('gateway-deposits'),
})
