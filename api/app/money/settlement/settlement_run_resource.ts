import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

const sumOf = (amount: 'gross' | 'discount' | 'net') =>
  `(select coalesce(sum(${amount}), 0)::bigint from payouts where payouts.run_id = run.id)`

export default defineResource('settlement-runs', {
  title: 'تسویه‌ها',
  singular: 'تسویه',
  permission: 'settlement.read',
  query: () =>
    reading('settlement_runs as run')
      .join('staff_accounts as maker', 'maker.id', 'run.created_by')
      .leftJoin('staff_accounts as checker', 'checker.id', 'run.approved_by'),
  fields: {
    id: 'run.id',
    number: field.number('run.number', { label: 'runNumber', sort: true }),
    kind: field.label('run.kind', words.runKind, { filter: true, sort: true }),
    upTo: field.day('run.up_to', { sort: true }),
    status: field.label('run.status', words.run, { filter: true, sort: true }),
    payouts: field.number('(select count(*) from payouts where payouts.run_id = run.id)'),
    gross: field.rials(sumOf('gross')),
    discount: field.rials(sumOf('discount')),
    net: field.rials(sumOf('net')),
    createdBy: field.text('maker.full_name'),
    createdById: 'run.created_by',
    createdAt: field.moment('run.created_at', { label: 'madeAt', filter: true, sort: true }),
    approvedBy: field.text('checker.full_name'),
    approvedAt: field.moment('run.approved_at'),
    finishedAt: field.moment('run.finished_at', { export: false }),
  },
  defaultSort: ['createdAt', 'DESC'],
  history: {
    subjects: [{ type: 'settlement-runs' }],
    events: `select finished_at, 'run.finished', 'system', null::uuid, null::jsonb
               from settlement_runs where id = ?`,
  },
})
