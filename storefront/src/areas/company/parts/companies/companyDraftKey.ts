export const companyDraftKey = (serial: string, form: string) => `legal.${serial}.${form}`
