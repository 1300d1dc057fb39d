const rials = 4_999_999_999

const widestLateFee = {
  dueDate: '2026-08-01',
  phone: '09121234567',
  installmentAmount: rials,
  days: 123,
  charged: rials,
  paid: rials,
  forgiven: rials,
  open: rials,
  lastDay: '2026-11-01',
}
/** The longest late fee, beside what its invoice and its shop say. */
export const lateFeeRows = ({ invoice, shop }: Record<string, object>) => ({
  'late-fees': { ...widestLateFee, ...invoice, ...shop },
})
