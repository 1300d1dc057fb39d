/** Where money of an invoice came back to, as texts say it; both are named where the wallet's part is not known. */
export const refundPlace = ({
  refundAmount,
  walletAmount,
}: {
  refundAmount: number
  walletAmount?: number | null
}): string => {
  if (walletAmount === undefined || walletAmount === null) return 'اعتبار یا کیف پول'
  if (walletAmount === 0) return 'اعتبار'
  return walletAmount === refundAmount ? 'کیف پول' : 'اعتبار و کیف پول'
}
