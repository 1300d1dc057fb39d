import { contractTypes, templateStatuses } from '#contracts/contracts'
import { plans } from '#contracts/plans'
import { words } from '#contracts/words'
import { ofItself } from '#app/platform/history/history'
import * as column from '#app/platform/resource/columns'
import { anyOf, between } from '#app/platform/resource/filters'
import { reading } from '#app/platform/resource/query'
import { defineResource } from '#app/platform/resource/resource'
import { headers, titles } from './i18n/export.js'
import { templateDetails } from './queries/template_details.js'

/** The texts of contracts: drafts, the one in force for each type and plan, and those before it. */
export default defineResource('contract-templates', {
  title: titles.templates,
  permission: 'contract-templates.list',
  query: () =>
    reading('contract_templates as template')
      .leftJoin('staff_users as writing', 'writing.id', 'template.written_by')
      .leftJoin('staff_users as approving', 'approving.id', 'template.approved_by'),
  fields: {
    id: 'template.id',
    contractType: 'template.contract_type',
    plan: 'template.plan',
    version: 'template.version',
    status: 'template.status',
    writtenByName: 'writing.full_name',
    approvedByName: 'approving.full_name',
    createdAt: 'template.created_at',
    inForceAt: 'template.in_force_at',
    retiredAt: 'template.retired_at',
  },
  filters: {
    contractType: anyOf(contractTypes),
    plan: anyOf(plans),
    status: anyOf(templateStatuses),
    createdAt: between('moments'),
  },
  sorts: ['createdAt', 'contractType', 'version', 'status'],
  defaultSort: ['createdAt', 'DESC'],
  columns: {
    contractType: column.label(headers.contractType, words.contractType),
    plan: column.label(headers.plan, words.plan),
    version: column.number(headers.version),
    status: column.label(headers.status, words.contractTemplate),
    writtenByName: column.text(headers.writtenByName),
    approvedByName: column.text(headers.approvedByName),
    createdAt: column.jalaliMoment(headers.createdAt),
    inForceAt: column.jalaliMoment(headers.inForceAt),
    retiredAt: column.jalaliMoment(headers.retiredAt),
  },
  show: templateDetails,
  history: ofItself('contract-templates'),
})
