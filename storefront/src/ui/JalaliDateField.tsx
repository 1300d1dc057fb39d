import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { useId, useState, type Ref } from 'react'
import {
  birthYears,
  fromIsoDate,
  monthLength,
  toIsoDate,
  type JalaliParts,
} from '#core/birthDate.ts'
import { dropDraft, keepDraft, readDraft } from '#core/drafts.ts'
import { fields as text } from '#core/words/fields.ts'
import { FieldError } from './Field.tsx'
import { NativeSelect } from './NativeSelect.tsx'
import styles from './JalaliDateField.module.css'

interface JalaliDateFieldProps {
  label: string
  hint?: string
  error?: string
  /** YYYY-MM-DD or empty. */
  value: string
  onChange: (iso: string) => void
  disabled?: boolean
  /** Those of births where nothing else is said. */
  years?: readonly number[]
  /** The name of the draft that keeps a half-chosen date over a reload. */
  draft?: string
  ref?: Ref<HTMLSelectElement>
}

/** Impossible days are told, not changed. */
const problemOf = ({ year, month, day }: Partial<JalaliParts>): string | undefined => {
  if (!year || !month || !day || day <= monthLength(year, month)) return undefined
  return text.noSuchDay(text.months[month - 1] ?? '', year, monthLength(year, month))
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
const longestMonth = 31

interface PartProps {
  name: string
  value: number | undefined
  options: readonly { value: number; label: string }[]
  onPick: (value: number) => void
  disabled?: boolean
  isInvalid: boolean
  describedBy: string
  ref?: Ref<HTMLSelectElement>
}

const Part = ({ name, value, options, onPick, isInvalid, describedBy, ...rest }: PartProps) => (
  <label className={styles.part}>
    <span className={styles.name}>{name}</span>
    <NativeSelect
      {...rest}
      value={value ?? ''}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => onPick(Number(target.value))}
    >
      <option value="" disabled hidden>
        {text.notFilled}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  </label>
)

/** Day, month and year, each with the phone's own picker; nothing has to be typed or swiped far. */
export const JalaliDateField = (props: JalaliDateFieldProps) => {
  const { label, hint, error, value, onChange, disabled, years, draft, ref } = props
  const id = useId()
  const [parts, setParts] = useState<Partial<JalaliParts>>(
    () => fromIsoDate(value) ?? (draft ? readDraft<JalaliParts>(draft) : {})
  )
  const days = parts.year && parts.month ? monthLength(parts.year, parts.month) : longestMonth
  const problem = problemOf(parts) ?? error

  const pick = (part: Partial<JalaliParts>) => {
    const next = { ...parts, ...part }
    setParts(next)
    const iso = toIsoDate(next)
    if (draft && iso) dropDraft(draft)
    else if (draft) keepDraft(draft, next)
    onChange(iso ?? '')
  }

  const common = {
    disabled,
    isInvalid: Boolean(problem),
    describedBy: `${id}-hint ${id}-error`,
  }
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.parts}>
        <Part
          {...common}
          ref={ref}
          name={text.day}
          value={parts.day}
          options={numbers(Math.max(days, parts.day ?? 0)).map((n) => ({
            value: n,
            label: toPersianDigits(n),
          }))}
          onPick={(day) => pick({ day })}
        />
        <Part
          {...common}
          name={text.month}
          value={parts.month}
          options={text.months.map((month, i) => ({ value: i + 1, label: month }))}
          onPick={(month) => pick({ month })}
        />
        <Part
          {...common}
          name={text.year}
          value={parts.year}
          options={(years ?? birthYears()).map((year) => ({
            value: year,
            label: toPersianDigits(year),
          }))}
          onPick={(year) => pick({ year })}
        />
      </div>
      <div id={`${id}-hint`} className={styles.hint}>
        {hint}
      </div>
      <FieldError id={id} error={problem} />
    </fieldset>
  )
}
