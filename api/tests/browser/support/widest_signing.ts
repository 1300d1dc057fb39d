const at = '2026-11-22T20:25:37.000Z'

/** The widest row of enrolments for digital signatures. */
export const widestSigning = {
  'signature-enrollments': {
    createdAt: at,
    personName: 'سیدمحمدحسین میرزاعبداللهی تهرانی',
    phone: '09121234567',
    status: 'EXPIRED',
    refusal: 'SENTENCE_MISMATCH',
    signatures: 1234,
    submittedAt: at,
    decidedAt: at,
    certificateSerial: '01A20344132D74F096B04273C8D0439F',
    certificateExpiresAt: at,
  },
}
