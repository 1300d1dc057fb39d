import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { uploadFile } from './queries/upload_file.js'

const invoices = (condition: string) =>
  `(select count(sale) from order_upload_rows r where r.upload_id = u.id and ${condition})`

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
    readyInvoices: field.number(invoices(`r.status = 'READY' and r.order_id is null`)),
    postedInvoices: field.number(invoices('r.order_id is not null')),
    uploadedByName: field.text('staff.full_name'),
    createdAt: field.moment('u.created_at', { filter: true, sort: true }),
    finishedAt: field.moment('u.finished_at', { filter: true, sort: true }),
  },
  defaultSort: ['createdAt', 'DESC'],
  confine: { distributor: 'u.distributor_id', branch: 'u.branch_id' },
  show: uploadFile,
  history: ofItself('order-uploads'),
})
