export const lateFeeLeft = (installmentId: string): string =>
  `coalesce((select charged - paid - forgiven from late_fees where installment_id = ${installmentId}), 0)`
