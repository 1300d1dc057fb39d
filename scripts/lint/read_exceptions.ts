/**
 * Reads of other modules' tables that are not yet by a published view: module, table, how often. It only shrinks; a test
 * counts, and `node scripts/count_reads.ts --write` writes what is left.
 */
export const readExceptions: Readonly<Record<string, string>> = {
  addresses: 'cities 3, provinces 3',
  audit: 'audit_lines 3',
  blacklists:
    'audit_lines 1, card_holders 1, cards 1, companies 1, company_members 1, staff_users 3, users 2',
  cardholders:
    'addresses 2, approbation_signers 1, approbations 2, card_payments 1, cards 10, companies 2, company_papers 13, company_rules 1, roles 1, signatures 2, staff_users 3, users 5',
  companies:
    'accounts 4, approbations 1, approvals 4, bank_branches 4, card_holders 1, cities 2, credit_lines 6, guilds 4, provinces 2, roles 1, staff_users 4, users 15, users for update 1',
  company_orders:
    'approbation_rounds 2, approbation_signers 3, approbations 7, company_members 1, company_rules 3, distributors 3, installments 5, late_fees 2, order_payments 2, orders 15, orders for update 1, signatures 4',
  contracts: 'accounts 1, companies 1, credit_lines 1, shops 1, staff_users 2, users 1',
  credit_lines:
    'accounts 10, audit_lines 2, companies 2, disputes 1, entries 1, installments 5, limit_changes 1, orders 5, postings 2, registrations 3, shops 1, staff_users 8, users 3',
  demo: 'sandbox_sms 2, users 1',
  devices:
    'audit_lines 1, card_holders 1, cards 5, companies 1, distributor_branches 3, distributors 4, distributors for update 1, entries 1, failed_attempts 1, failed_attempts for update 1, installments 1, orders 5, partner_clients 1, postings 1, staff_users 3',
  distributors: 'change_requests 1, cities 2, provinces 5, registrations 1, shops 1',
  identity:
    'accounts 1, audit_lines 1, business_clock 2, card_holders 1, cards 1, companies 1, credit_lines 1, former_partner_tokens 2, partner_clients 3, registrations 5, roles 1, sms_messages 1, staff_users 3',
  installments:
    'accounts 1, credit_lines 1, distributors 5, entries 1, late_fee_payments 3, orders 12, orders for update 1, payments 1, postings 1',
  issuing:
    'card_holders 2, credit_lines 1, failed_attempts 4, one_time_codes 1, staff_users 1, users 1',
  late_fees:
    'accounts 2, distributors 1, entries 1, installments 5, installments for update 1, orders 6, orders for update 1, postings 1',
  leads: 'cities 2, provinces 2, staff_users 2, users 1',
  ledger: 'distributors 1, platform_fees 1',
  notifications: 'audit_lines 1, staff_users for update 1, users for update 1',
  orders:
    'accounts 3, approbations 1, card_payments 2, cards 2, companies 1, credit_lines 2, devices 2, distributor_branches 3, distributors 11, entries 4, installments 8, installments for update 1, merchants 2, payout_items 2, payouts 2, postings 3, repayment_parts 1, repayments 1, settings 2, settlement_runs 1, staff_users 1, users 3, users for update 1',
  partners: 'distributors 3, partner_uses 1, staff_users 1',
  payments:
    'accounts 3, distributors 1, entries 3, orders 2, postings 3, repayments 2, staff_users 3, withdrawals 1',
  phone_changes: 'payments 1, registrations 1, users 4, users for update 1',
  platform:
    'companies 2, company_members 3, distributors 1, partner_clients 1, roles 3, settings 1, staff_users 12, staff_users for update 1, users 1',
  registration:
    'accounts 2, approvals 3, cards 1, certificate_types 1, chosen_packages 3, cities 3, credit_lines 3, districts 3, guilds 3, orders 1, platform_fees 5, provinces 3, roles 1, settings 1, staff_users 4, users 6, users for update 3',
  reports:
    'accounts 1, approvals 1, audit_lines 2, card_holders 1, cards 2, change_requests 1, chosen_packages 1, closed_days 2, companies 2, credit_lines 3, disputes 1, guilds 1, installments 1, orders 2, parcels 1, payment_decisions 1, payments 1, payout_alarms 2, platform_fees 1, provinces 1, registrations 3, shops 1, users 1, withdrawals 2',
  settings: 'distributors 3, former_slugs 1, staff_users 1',
  settlement:
    'change_requests 6, disputes 1, distributor_branches 3, distributors 7, entries 5, installments 3, orders 10, orders for update 1, postings 5, staff_users 9, withdrawals 2',
  signatures:
    'audit_lines 2, audit_seals 1, companies 1, company_members 2, company_rules 4, delegations 1, document_signatures 2, one_time_codes 1, signature_enrollments 1, users 1',
  signing: 'users 3',
  staff: 'distributor_branches 2, distributors 2',
  statements:
    'accounts 1, approbations 1, card_holders 2, card_payments 1, cards 1, distributors 4, entries 2, installments 3, late_fee_payments 1, late_fees 2, orders 4, payments 1, postings 1, repayment_parts 1, repayments 1, users 2, withdrawals 1',
  webhooks: 'distributors 1, orders 3, outbox 1, partner_clients 3, partner_clients for update 1',
  withdrawals:
    'accounts 1, audit_lines 1, change_requests 1, companies 1, company_members 1, company_rules 2, entries 4, payouts 3, postings 3, staff_users 2, users 1',
  write_offs: 'credit_lines 2, entries 1, installments 3, postings 2, staff_users 2',
}
