import { toPersianDigits } from '@kasbeno/api/contracts/digits'

/** A number that is read left to right (phone, code, card, invoice number), in Persian digits. */
export const Ltr = ({ children }: { children: string }) => (
  <bdi dir="ltr">{toPersianDigits(children)}</bdi>
)
