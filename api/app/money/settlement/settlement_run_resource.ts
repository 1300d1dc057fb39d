import { runKinds, runStatuses } from '#contracts/settlement'
import { words } from '#contracts/words'
import * as column from '#app/platform/resource/columns'
import { anyOf, between } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/fa.js'

const sumOf = (amount: 'gross' | 'discount' | 'net') =>
  `(select coalesce(sum(${amount}), 0)::bigint from payouts where payouts.run_id = run.id)`

/** Every run, of both kinds; its transfers stand in the run's own detail. */
export default defineResource('settlement-runs', {
  title: titles.runs,
  permission: 'settlement.read',
  query: () =>
    reading('settlement_runs as run')
      .join('staff_users as maker', 'maker.id', 'run.created_by')
      .leftJoin('staff_users as checker', 'checker.id', 'run.approved_by'),
  fields: {
    id: 'run.id',
    number: 'run.number',
    kind: 'run.kind',
    upTo: 'run.up_to',
    status: 'run.status',
    payouts: '(select count(*) from payouts where payouts.run_id = run.id)',
    gross: sumOf('gross'),
    discount: sumOf('discount'),
    net: sumOf('net'),
    createdBy: 'maker.full_name',
    createdById: 'run.created_by',
    createdAt: 'run.created_at',
    approvedBy: 'checker.full_name',
    approvedAt: 'run.approved_at',
    finishedAt: 'run.finished_at',
  },
  filters: {
    kind: anyOf(runKinds),
    status: anyOf(runStatuses),
    createdAt: between('moments'),
  },
  sorts: ['number', 'createdAt', 'upTo', 'status', 'kind'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    number: column.number(headers.runNumber),
    kind: column.label(headers.kind, words.runKind),
    upTo: column.jalaliDay(headers.upTo),
    status: column.label(headers.status, words.run),
    payouts: column.number(headers.payouts),
    gross: column.rials(headers.gross),
    discount: column.rials(headers.discount),
    net: column.rials(headers.net),
    createdBy: column.text(headers.createdBy),
    createdAt: column.jalaliMoment(headers.createdAt),
    approvedBy: column.text(headers.approvedBy),
    approvedAt: column.jalaliMoment(headers.approvedAt),
  },
  history: {
    subjects: [{ type: 'settlement-runs' }],
    events: `select finished_at, 'run.finished', 'system', null::uuid, null::jsonb
               from settlement_runs where id = ?`,
  },
})
