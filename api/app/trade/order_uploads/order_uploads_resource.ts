import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { flag } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { uploadFile } from './queries/upload_file.js'

/** Of its lines, or as they were counted when these were taken away. */
const invoices = (name: 'ready' | 'posted', condition: string) =>
  `coalesce((u.kept_counts ->> '${name}')::bigint,
            (select count(sale) from order_upload_rows r where r.upload_id = u.id and ${condition}))`

/** Something of it is not sold and can still be seen to: it waits to be posted, or ended with lines left over. */
const hasRest = `u.lines_deleted_at is null and (u.status <> 'POSTING' and exists (
  select from order_upload_rows r where r.upload_id = u.id and r.order_id is null))`

/** Files of invoices: what was sent, what of it stands. */
export default defineResource('order-uploads', {
  title: 'فایل‌های فاکتور',
  singular: 'فایل فاکتور',
  permission: 'order-uploads.list',
  query: () =>
    reading('order_uploads as u')
      .leftJoin('distributors_suppliers as d', 'd.id', 'u.distributor_id')
      .leftJoin('distributors_branches as b', 'b.id', 'u.branch_id')
      .leftJoin('staff_accounts as staff', 'staff.id', 'u.uploaded_by'),
  fields: {
    id: 'u.id',
    fileName: field.text('u.file_name', { search: true }),
    distributorName: field.text('d.name', { bankOnly: true }),
    distributorId: field.id('u.distributor_id', { filter: true, bankOnly: true }),
    branchName: field.text('b.name'),
    branchId: field.id<string | null>('u.branch_id', { filter: true }),
    status: field.label('u.status', words.orderUpload, { filter: true, sort: true }),
    invoices: field.number('u.invoices'),
    readyInvoices: field.number(invoices('ready', `r.status = 'READY' and r.order_id is null`)),
    postedInvoices: field.number(invoices('posted', 'r.order_id is not null')),
    uploadedByName: field.text('staff.full_name'),
    createdAt: field.moment('u.created_at', { filter: true, sort: true }),
    finishedAt: field.moment('u.finished_at', { filter: true, sort: true }),
    linesDeletedAt: field.moment<string | null>('u.lines_deleted_at', { export: false }),
  },
  filters: { hasRest: flag().on(hasRest) },
  defaultSort: ['createdAt', 'DESC'],
  confine: { distributor: 'u.distributor_id', branch: 'u.branch_id' },
  show: uploadFile,
  history: ofItself('order-uploads'),
})
