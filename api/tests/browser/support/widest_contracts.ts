import { widestSigning } from './widest_signing.js'
import { widestCredit } from './widest_credit.js'

const person = 'سیدمحمدحسین میرزاعبداللهی تهرانی'
const at = '2026-11-22T20:25:37.000Z'
const day = '2026-11-22'
const rials = 4_999_999_999
const plan = 'kasbeno-digital-real'

/** The widest rows of credit lines, their renewals, contracts, signatures and texts. */
export const widestContracts = {
  ...widestSigning,
  ...widestCredit,
  'platform-fees': {
    ...{ paidAt: at, ownerName: person, phone: '09121234567', plan, creditYear: 12, limit: rials },
    ...{ fee: rials, vat: rials, amount: rials, status: 'REFUNDED', settledAt: at },
  },
  'renewals': {
    ownerName: person,
    phone: '09121234567',
    plan,
    limit: rials,
    expiresOn: day,
    hasRenewalCredit: true,
    hasSignedContract: false,
    hasPaidFee: false,
  },
  'contracts': {
    signedAt: at,
    ownerName: person,
    phone: '09121234567',
    plan,
    contractType: 'CARD',
    term: 12,
    version: 12,
  },
  'contract-templates': {
    contractType: 'CARD',
    plan,
    version: 12,
    status: 'RETIRED',
    writtenByName: person,
    approvedByName: person,
    createdAt: at,
    inForceAt: at,
  },
  'credit-lines': {
    ownerName: person,
    phone: '09121234567',
    plan,
    status: 'NOT_ALLOCATED',
    limit: rials,
    used: rials,
    held: rials,
    left: rials,
    allocatedAt: at,
    expiresOn: day,
  },
}
