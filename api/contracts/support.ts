/** What customers call until the bank has set its own number. */
export const defaultSupportPhone = '02100000000'

/** What the login page says until the bank has set other figures. person §1 */
export const firstFigures = { creditBillions: 10_000, shops: 24_000 }
