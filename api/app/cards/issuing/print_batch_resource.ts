import * as field from '#app/platform/resource/fields'
import { ofItself } from '#app/platform/history/history'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { batchDetails } from './queries/batch_details.js'

const countOf = (status?: string) =>
  `(select count(*) from print_batch_cards line
     where line.batch_id = batch.id${status ? ` and line.status = '${status}'` : ''})`

export default defineResource('print-batches', {
  title: 'دسته‌های چاپ',
  singular: 'دسته چاپ',
  permission: 'cards.list',
  query: () =>
    reading('print_batches as batch').leftJoin(
      'staff_accounts as maker',
      'maker.id',
      'batch.created_by'
    ),
  fields: {
    id: 'batch.id',
    number: field.number('batch.number', { sort: true }),
    cards: field.number(countOf()),
    waiting: field.number(countOf('PENDING')),
    printed: field.number(countOf('PRINTED')),
    failed: field.number(countOf('FAILED')),
    canceled: field.number(countOf('CANCELED')),
    createdBy: field.text('maker.full_name'),
    createdAt: field.moment('batch.created_at', { filter: true, sort: true }),
  },
  defaultSort: ['number', 'DESC'],
  show: batchDetails,
  history: ofItself('print-batches'),
})
