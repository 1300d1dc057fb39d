import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { shownReconciliation } from './queries/reconciliations.js'

const openLines = `(select count(*) from reconciliation_lines line
  where line.reconciliation_id = r.id and line.state in ('OPEN', 'ASKED'))`

/** Files of the bank and of gateways beside our books; the ledger's own checks are another thing. */
export default defineResource('reconciliations', {
  title: 'تطبیق صورت‌حساب‌ها',
  singular: 'تطبیق صورت‌حساب',
  permission: 'reconciliations.list',
  query: () =>
    reading('reconciliations as r')
      .leftJoin('staff_accounts as importer', 'importer.id', 'r.imported_by')
      .leftJoin('staff_accounts as closer', 'closer.id', 'r.closed_by'),
  fields: {
    id: 'r.id',
    source: field.label('r.source', words.reconciliationSource, {
      label: 'statementSource',
      filter: true,
      sort: true,
    }),
    fromDay: field.day('r.from_day', { filter: true, sort: true }),
    toDay: field.day('r.to_day', { filter: true, sort: true }),
    status: field.label('r.status', words.reconciliation, { filter: true, sort: true }),
    openLines: field.number(openLines),
    theirAmount: field.rials('r.their_amount', { label: 'statementAmount' }),
    ourAmount: field.rials('r.our_amount', { label: 'booksAmount' }),
    unexplained: field.rials('r.unexplained', { filter: true, sort: true }),
    format: field.label('r.format', words.reconciliationFormat, { label: 'fileFormat' }),
    fileName: field.text('r.file_name', { search: true }),
    importedByName: field.text('importer.full_name'),
    importedAt: field.moment('r.imported_at', { filter: true, sort: true }),
    closedByName: field.text('closer.full_name'),
    closedAt: field.moment('r.closed_at', { label: 'reconciliationClosedAt', sort: true }),
  },
  defaultSort: ['importedAt', 'DESC'],
  show: shownReconciliation,
  history: ofItself('reconciliations'),
})
