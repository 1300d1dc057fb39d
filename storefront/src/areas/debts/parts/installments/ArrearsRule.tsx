import { installments as text } from '#areas/debts/words/installments.ts'
import { useArrearsRule } from './useArrearsRule.ts'

/** Before a debt is made, and where it is paid. */
export const ArrearsRule = () => {
  const rule = useArrearsRule()
  return (
    rule && (
      <p>
        <strong>{text.paidLate}</strong> {rule}
      </p>
    )
  )
}
