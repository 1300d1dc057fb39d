/** What a card is called between us and the printer: no spreadsheet takes it for a number or a day. */
export const printReference = (batchNumber: number, row: number): string => `K${batchNumber}-${row}`
