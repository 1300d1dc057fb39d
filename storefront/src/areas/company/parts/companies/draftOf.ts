export const draftOf = (serial: string, form: string) => `legal.${serial}.${form}`
