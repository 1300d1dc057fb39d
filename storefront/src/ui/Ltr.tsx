import { toPersianDigits } from '@kasbeno/api/contracts/digits'

/** Persian digits, left to right. */
export const Ltr = ({ children }: { children: string }) => (
  <bdi dir="ltr">{toPersianDigits(children)}</bdi>
)
