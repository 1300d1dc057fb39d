import type { Parameter } from './operation.js'
import { pageSizes } from '#contracts/limits'
import { videoMimeTypes } from '#contracts/signing'

/**
 * What the code does not say in a form that can be read off: files that are sent or taken, and
 * parameters that are read by hand. The tests hold every answer against it.
 */

const pictures = ['image/webp']
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const sentFiles: Record<string, readonly string[]> = {
  'contracts.contract_files.own': ['application/pdf'],
  'contracts.admin.pdf': ['application/pdf'],
  'orders.orders.export': [spreadsheet, 'text/csv'],
  'company-orders.export': [spreadsheet, 'text/csv'],
  'company-orders.evidence': ['application/pdf'],
  'signatures.evidence.invoice': ['application/pdf'],
  'signatures.evidence.contract': ['application/pdf'],
  'card-holders.evidence': ['application/pdf'],
  'settings.picture': pictures,
  'distributors.logo': pictures,
  'leads.picture': pictures,
  'payments.offline.receipt-picture': pictures,
  'documents.show': pictures,
  'card-holders.paper': pictures,
  'card-holders.contract-form': ['application/pdf'],
  'company-papers.show': pictures,
  'admin.signature-enrollments.video': videoMimeTypes,
  'admin.signature-enrollments.signature': pictures,
  'exports.file': [spreadsheet, 'text/csv'],
  'credit.suspensions.export': [spreadsheet, 'text/csv'],
  'ledger.ledger_exports.trial_balance': [spreadsheet, 'text/csv'],
  'ledger.ledger_exports.reconciliation': [spreadsheet, 'text/csv'],
  'admin.distributor-reports.export': [spreadsheet, 'text/csv'],
  'distributor.reports.export': [spreadsheet, 'text/csv'],
  'distributor.orders.uploads.template': [spreadsheet],
  'distributor.orders.uploads.rejected': [spreadsheet],
  'metrics': ['text/plain'],
  'statements.clearance': ['application/pdf'],
  'statements.statement': [spreadsheet, 'application/pdf'],
  'statements.holder.statement': [spreadsheet, 'application/pdf'],
  'settlement.maturity_runs.file': [spreadsheet],
  'settlement.discount_runs.file': [spreadsheet],
  'settlement.withdrawal_runs.file': [spreadsheet],
  'settlement.maturity_runs.result_file': [spreadsheet],
  'settlement.discount_runs.result_file': [spreadsheet],
  'settlement.withdrawal_runs.result_file': [spreadsheet],
  'cards.print_batches.file': [spreadsheet],
}
export const exportedFiles = [spreadsheet, 'text/csv'] as const

const binary = { type: 'string', format: 'binary' }
export const takenFiles: Record<string, Record<string, object>> = {
  'signing.video': { video: binary },
  'signing.signature': { signature: binary },
  'payments.receipt-picture': { picture: binary },
  'registration.upload': {
    nationalCardFront: binary,
    nationalCardBack: binary,
    certificate: binary,
  },
}

const optional = (name: string, schema: Parameter['schema']): Parameter => ({
  name,
  schema,
  isRequired: false,
})
const page = [
  optional('pageSize', { type: 'integer', minimum: 1, maximum: pageSizes.max }),
  optional('pageNumber', { type: 'integer', minimum: 0 }),
]
const signed = (...names: string[]) => names.map((name) => optional(name, { type: 'string' }))

/** Parameters of the query that no validator tells. */
export const furtherQuery: Record<string, Parameter[]> = {
  'registration.upload': [
    { name: 'shopCertificateType', schema: { type: 'string' }, isRequired: true },
  ],
  'locations.places.districts': page,
  'distributors.directory.index': page,
  'distributors.directory.mine': page,
  'signing.redirect': signed('id'),
  'documents.show': signed('viewer', 'expires', 'signature'),
  'card-holders.paper': signed('viewer', 'expires', 'signature'),
  'company-papers.show': signed('viewer', 'expires', 'signature'),
  'exports.file': signed('expires', 'signature'),
}
