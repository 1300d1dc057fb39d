import * as column from '#app/platform/resource/columns'
import { between } from '#app/platform/resource/filters'
import { ofItself } from '#app/platform/history/history'
import { headers as common } from '#app/platform/resource/i18n/fa'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, names } from './i18n/export.js'
import { batchDetails } from './queries/batch_details.js'

const countOf = (status?: string) =>
  `(select count(*) from print_batch_cards line
     where line.batch_id = batch.id${status ? ` and line.status = '${status}'` : ''})`

/** What the printer was asked for, batch by batch. */
export default defineResource('print-batches', {
  ...names.printBatches,
  permission: 'cards.list',
  query: () =>
    reading('print_batches as batch').leftJoin(
      'staff_users as maker',
      'maker.id',
      'batch.created_by'
    ),
  fields: {
    id: 'batch.id',
    number: 'batch.number',
    cards: countOf(),
    waiting: countOf('PENDING'),
    printed: countOf('PRINTED'),
    failed: countOf('FAILED'),
    canceled: countOf('CANCELED'),
    createdBy: 'maker.full_name',
    createdAt: 'batch.created_at',
  },
  filters: { createdAt: between('moments') },
  sorts: ['number', 'createdAt'],
  defaultSort: ['number', 'DESC'],
  columns: {
    number: column.number(headers.batchNumber),
    cards: column.number(headers.cards),
    waiting: column.number(headers.waiting),
    printed: column.number(headers.printed),
    failed: column.number(headers.failed),
    canceled: column.number(headers.canceled),
    createdBy: column.text(headers.createdBy),
    createdAt: column.jalaliMoment(common.createdAt),
  },
  show: batchDetails,
  history: ofItself('print-batches'),
})
