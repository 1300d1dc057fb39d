/** What is done with companies, as audit trail and histories tell it. */
export const companyCommandWords = {
  'companies.register': 'ثبت شرکت',
} as const
