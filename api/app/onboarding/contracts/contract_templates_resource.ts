import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as field from '#app/platform/resource/fields'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { templateDetails } from './queries/template_details.js'

/** The texts of contracts: drafts, the one in force for each type and plan, and those before it. */
export default defineResource('contract-templates', {
  title: 'متن‌های قرارداد',
  singular: 'متن قرارداد',
  permission: 'contract-templates.list',
  query: () =>
    reading('contract_templates as template')
      .leftJoin('staff_accounts as writing', 'writing.id', 'template.written_by')
      .leftJoin('staff_accounts as approving', 'approving.id', 'template.approved_by'),
  fields: {
    id: 'template.id',
    contractType: field.label('template.contract_type', words.contractType, {
      filter: true,
      sort: true,
    }),
    plan: field.label('template.plan', words.plan, { filter: true }),
    version: field.number('template.version', { sort: true }),
    status: field.label('template.status', words.contractTemplate, { filter: true, sort: true }),
    writtenByName: field.text('writing.full_name'),
    approvedByName: field.text('approving.full_name'),
    createdAt: field.moment('template.created_at', { filter: true, sort: true }),
    inForceAt: field.moment('template.in_force_at'),
    retiredAt: field.moment('template.retired_at'),
  },
  defaultSort: ['createdAt', 'DESC'],
  show: templateDetails,
  history: ofItself('contract-templates'),
})
