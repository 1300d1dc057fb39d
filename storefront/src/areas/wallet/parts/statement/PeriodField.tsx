import { SelectField } from '#ui/SelectField.tsx'
import { statement as text } from '#areas/wallet/words/statement.ts'
import { OwnPeriod } from './OwnPeriod.tsx'
import { ownPeriod, type Period } from './periods.ts'

interface PeriodFieldProps {
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  newest: Period | undefined
  own: Period | null
  onOwn: (period: Period) => void
}

/** A period from the list, or two days. */
export const PeriodField = ({ value, onChange, options, newest, own, onOwn }: PeriodFieldProps) => (
  <>
    <SelectField
      label={text.period}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={options}
    />
    {value === ownPeriod && newest && (
      <OwnPeriod today={newest.to} shown={own ?? newest} onChoose={onOwn} />
    )}
  </>
)
