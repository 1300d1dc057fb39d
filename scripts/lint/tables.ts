import { placeIn } from './modules.ts'

/** The module that may write each table. */
const owned: Readonly<Record<string, string>> = {
  platform:
    'account_changes audit_lines business_clock change_requests closed_days exports export_slots idempotency_keys outbox rate_limits signed_files',
  addresses: 'addresses',
  audit: 'audit_seals',
  blacklists: 'blacklist_entries',
  issuing: 'cards parcels post_answer_files print_batches print_batch_cards sandbox_issuer_cards',
  cardholders: 'card_holders',
  companies:
    'companies company_members company_papers company_rules rule_changes delegations company_inquiries',
  contracts: 'contract_templates signed_contracts',
  credit_lines: 'approvals chosen_packages credit_lines credit_packages platform_fees suspensions',
  distributors: 'distributors distributor_branches distributor_fees former_slugs',
  devices: 'merchants devices device_wrong_pins card_payments cpg_containers',
  identity:
    'access_tokens failed_attempts one_time_codes partner_uses refresh_tokens reserved_codes sessions sign_in_places terms_acceptances users',
  leads: 'contacts contact_askers',
  ledger: 'accounts clock_tolerance entries limit_approvals limit_changes postings vouchers',
  locations: 'provinces cities districts guilds bank_branches',
  notifications: 'message_bundles sandbox_sms sms_messages sms_providers sms_templates sms_setup',
  late_fees: 'late_fees late_fee_charges late_fee_payments',
  installments: 'installments repayments repayment_parts',
  order_uploads: 'order_uploads order_upload_rows order_upload_headers order_upload_lookups',
  orders: 'orders order_versions order_lines order_payments credit_consents disputes dispute_items',
  partners: 'partner_clients former_partner_tokens',
  payments:
    'gateways gateway_credentials gateway_deposits payments payment_bank_answers payment_decisions receipt_pictures sandbox_gateway_payments',
  plans: 'business_service_plans certificate_types',
  reconciliation: 'reconciliations reconciliation_lines',
  registration: 'registrations documents inquiries notes shops',
  settings: 'settings setting_proposals',
  settlement:
    'payouts payout_alarms payout_answers payout_attempts payout_items payout_retries run_exclusions settlement_result_files settlement_runs',
  signatures: 'approbations approbation_rounds approbation_signers signatures',
  signing:
    'signature_enrollments signature_files document_signatures sandbox_signature_enrollments sandbox_signature_requests',
  staff: 'roles shipped_roles staff_users',
  views: 'saved_views',
  withdrawals: 'withdrawals',
  write_offs: 'write_offs',
  webhooks: 'webhook_attempts webhook_deliveries webhook_endpoints',
}

export const tableOwners: ReadonlyMap<string, string> = new Map(
  Object.entries(owned).flatMap(([module, tables]) =>
    tables.split(' ').map((table): [string, string] => [table, module])
  )
)

/** Keywords before a written table. */
const verbs = String.raw`\b(?:(?:insert|merge)\s+into|update|delete\s+from|truncate(?:\s+table)?)(?:\s+only)?\s+`
/** Optional quotes and schema. */
const writes = new RegExp(String.raw`${verbs}((?:"?\w+"?\s*\.\s*)?"?\w+"?)`, 'gi')
const writesUnnamed = new RegExp(String.raw`${verbs}(?:"?\w+"?\s*\.\s*)?"?$`, 'i')

/** Without schema, quotes and alias. */
export const bareName = (name: string): string =>
  name
    .trim()
    .replace(/\s+as\s.*$/i, '')
    .split('.')
    .at(-1)!
    .replace(/["\s]/g, '')
    .toLowerCase()

export const tablesWritten = (sql: string): string[] =>
  [...sql.matchAll(writes)]
    .map(([, name]) => bareName(name!))
    .filter((table) => tableOwners.has(table))

/** A hole in place of the table hides its owner. */
export const refuseUnnamed = (file: string, sql: string): string | undefined =>
  /^api\/app\//.test(file) && writesUnnamed.test(sql)
    ? 'The table that SQL writes is named where it is written.'
    : undefined

/**
 * Undefined when allowed.
 * @param file repository path
 */
export function refuseWrite(file: string, table: string): string | undefined {
  const module = placeIn(file)?.module
  const owner = tableOwners.get(table)
  if (!module || !owner || module === owner) return undefined
  return `"${table}" is written by "${owner}" alone: ask it.`
}
