const at = '2026-11-22T10:00:00Z'
const person = 'سیدمحمدحسین طباطبایی‌نژاد اصفهانی'
const companyName = 'شرکت پخش سراسری مواد غذایی و بهداشتی البرز نوین گستر'

/** The widest rows of companies, their members and who signs for them. */
export const widestCompanies: Record<string, object> = {
  'companies': {
    waitingSince: at,
    companyName,
    companyUniqueId: '10380284790',
    phone: '09121234567',
    companyStatus: 'START',
    ceoStatus: 'START',
    boardMemberStatus: 'START',
    appointmentStatus: 'START',
    companyKycStep: 'ACCEPTED',
    credit: 500_000_000_000,
    createdAt: at,
  },
  'board-members': {
    companyName,
    firstName: 'سیدمحمدحسین',
    lastName: 'طباطبایی‌نژاد اصفهانی',
    nationalCode: '0012345679',
    phone: '09121234567',
    role: 'BOARD_MEMBER',
    roleInCompany: 'نایب رئیس هیئت‌مدیره',
    signatoryStatus: 'NOT_ALLOWED',
    status: 'PENDING',
    createdAt: at,
  },
  'rule-changes': {
    createdAt: at,
    companyName,
    proposedBy: person,
    version: 12,
    minimumOptional: 3,
    status: 'REFUSED',
    decidedBy: person,
    decidedAt: at,
  },
}
