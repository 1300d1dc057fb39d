import { persianText } from '@kasbeno/api/contracts/digits'

/** Left to right, digits in Persian. */
export const Ltr = ({ children }: { children: string }) => (
  <bdi dir="ltr">{persianText(children)}</bdi>
)
