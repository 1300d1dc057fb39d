import { disputeReasons, type DisputeReason } from '@kasbeno/api/contracts/disputes'
import { lineTotal } from '@kasbeno/api/contracts/money'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Field, useFieldIds } from '#ui/Field.tsx'
import { NativeSelect } from '#ui/NativeSelect.tsx'
import { Rial } from '#ui/Rial.tsx'
import { TextField } from '#ui/TextField.tsx'
import { goods as text } from '#areas/invoices/words/goods.ts'
import { orders } from '#areas/invoices/words/orders.ts'
import type { OrderItem } from '#core/api/types.ts'
import { quantities } from './quantities.ts'
import { qtyOf, type ReportedLine } from './report.ts'
import styles from './goods.module.css'

interface ReportLineProps {
  item: OrderItem
  chosen: ReportedLine | undefined
  /** A report of it was refused: it is not offered again. */
  isAnswered: boolean
  /** Says what is wrong with the quantity. */
  isTried: boolean
  /** No line was chosen. */
  isMissing: boolean
  onChange: (chosen: ReportedLine | undefined) => void
}

const Reason = ({
  chosen,
  onChange,
}: {
  chosen: ReportedLine
  onChange: (reason: DisputeReason) => void
}) => {
  const { id, control } = useFieldIds({})
  return (
    <Field id={id} label={text.reason}>
      <NativeSelect
        {...control}
        value={chosen.reason}
        onChange={({ target }) => onChange(target.value as DisputeReason)}
      >
        {disputeReasons.map((reason) => (
          <option key={reason} value={reason}>
            {text.reasons[reason]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

export const ReportLine = (props: ReportLineProps) => {
  const { item, chosen, isAnswered, isTried, isMissing, onChange } = props
  const qty = quantities.format(item.qty)
  const isWrong = chosen && isTried && qtyOf(item, chosen.typed) === null
  const choose = () =>
    onChange({ typed: quantities.format(item.qty).replace(/٬/g, ''), reason: 'MISSING' })
  return (
    <li className={styles.line}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={chosen !== undefined}
          disabled={isAnswered}
          aria-invalid={(isMissing && !isAnswered) || undefined}
          onChange={({ target }) => (target.checked ? choose() : onChange(undefined))}
        />
        <span className={styles.name}>
          {toPersianDigits(item.itemName)}
          <small>{orders.quantity(qty, item.unitType)}</small>
          {isAnswered && <small>{text.answered}</small>}
        </span>
        <Rial value={lineTotal(item.qty, item.price)} />
      </label>
      {chosen && (
        <div className={styles.what}>
          <TextField
            label={text.qty}
            hint={text.ofQty(qty, item.unitType)}
            error={isWrong ? text.qtyProblem(qty, item.unitType) : undefined}
            inputMode="decimal"
            dir="ltr"
            maxLength={14}
            value={toPersianDigits(chosen.typed)}
            onChange={({ target }) => onChange({ ...chosen, typed: target.value })}
          />
          <Reason chosen={chosen} onChange={(reason) => onChange({ ...chosen, reason })} />
        </div>
      )}
    </li>
  )
}
