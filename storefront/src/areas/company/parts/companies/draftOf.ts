/** What was typed belongs to one company. */
export const draftOf = (serial: string, form: string) => `legal.${serial}.${form}`
