/** SQL: what is still owed of an installment's late fee, in rials. */
export const lateFeeLeft = (installmentId: string): string =>
  `coalesce((select charged - paid - forgiven from late_fees where installment_id = ${installmentId}), 0)`
