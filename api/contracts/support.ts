/** What customers call until the bank has set its own number. */
export const defaultSupportPhone = '02100000000'
