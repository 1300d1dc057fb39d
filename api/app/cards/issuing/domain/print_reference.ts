/** Survives spreadsheets: neither number nor date. */
export const printReference = (batchNumber: number, row: number): string => `K${batchNumber}-${row}`
