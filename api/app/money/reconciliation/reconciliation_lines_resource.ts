import { words } from '#contracts/words'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'

/** Both sides beside each other; "their" is what the file says. */
export default defineResource('reconciliation-lines', {
  title: 'ردیف‌های تطبیق',
  singular: 'ردیف تطبیق',
  permission: 'reconciliations.list',
  query: () =>
    reading('reconciliation_lines as line')
      .leftJoin('reconciliations as r', 'r.id', 'line.reconciliation_id')
      .leftJoin('staff_accounts as resolver', 'resolver.id', 'line.resolved_by'),
  fields: {
    id: 'line.id',
    reconciliationId: field.id('line.reconciliation_id', { filter: true }),
    source: field.label('r.source', words.reconciliationSource, {
      label: 'statementSource',
      filter: true,
    }),
    status: field.label('line.status', words.reconciliationLine, {
      label: 'comparison',
      filter: true,
      sort: true,
    }),
    state: field.label('line.state', words.reconciliationLineState, {
      label: 'status',
      filter: true,
    }),
    rowNumber: field.number<number | null>('line.row_number', { sort: true }),
    theirReference: field.code('line.their_reference', { search: true }),
    theirDay: field.day<string | null>('line.their_day', { filter: true }),
    theirAmount: field.rials<number | null>('line.their_amount', { sum: true }),
    theirText: field.text('line.their_text'),
    ourKind: field.label('line.our_kind', words.reconciliationOurs, { filter: true }),
    ourId: field.id<string | null>('line.our_id', { filter: true }),
    ourReference: field.code('line.our_reference', { search: true }),
    ourDay: field.day<string | null>('line.our_day', { filter: true }),
    ourAmount: field.rials<number | null>('line.our_amount', { sum: true }),
    difference: field.rials('coalesce(line.their_amount, 0) - coalesce(line.our_amount, 0)', {
      sum: true,
    }),
    resolution: field.label('line.resolution', words.reconciliationAction),
    note: field.text('line.note'),
    resolvedByName: field.text('resolver.full_name'),
    resolvedAt: field.moment('line.resolved_at', { label: 'lineResolvedAt' }),
    depositId: field.id<string | null>('line.deposit_id'),
  },
  defaultSort: ['rowNumber', 'ASC'],
})
