import { searchKey } from '@kasbeno/api/contracts/digits'
import { useState, type FormEvent, type Ref } from 'react'
import { fields as text } from '#core/words/fields.ts'
import { Dialog } from './Dialog.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorState } from './ErrorState.tsx'
import { Field, useFieldIds, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { SkeletonLines } from './Skeleton.tsx'
import { classes } from './classes.ts'
import type { Option } from '#core/options.ts'
import type { Query } from '#core/query.ts'
import controls from './controls.module.css'
import styles from './SelectSheet.module.css'

interface SelectSheetProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  options: Query<readonly Option[]>
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

interface ChoicesProps {
  options: Query<readonly Option[]>
  value: string
  search: string
  onPick: (value: string) => void
}

const matching = (options: readonly Option[], search: string) =>
  options.filter(({ label }) => searchKey(label).includes(searchKey(search)))

const Choices = ({ options, value, search, onPick }: ChoicesProps) => {
  if (!options.data && options.error) return <ErrorState onRetry={options.reload} />
  if (!options.data) return <SkeletonLines count={6} />
  const found = matching(options.data, search)
  if (found.length === 0) return <EmptyState icon="search" title={text.noMatch} />
  return (
    <ul>
      {found.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            className={classes(styles.option, option.value === value && styles.chosen)}
            aria-pressed={option.value === value}
            onClick={() => onPick(option.value)}
          >
            {option.label}
            {option.value === value && <Icon name="check" size={20} />}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Searchable, with both letter variants. */
export const SelectSheet = ({
  value,
  onChange,
  options,
  disabled,
  ref,
  ...field
}: SelectSheetProps) => {
  const { id, control } = useFieldIds(field)
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const chosen = options.data?.find((option) => option.value === value)
  const close = () => {
    setOpen(false)
    setSearch('')
  }
  const pick = (picked: string) => {
    onChange(picked)
    close()
  }
  /** Only when one is left. */
  const pickOnly = (event: FormEvent) => {
    event.preventDefault()
    const [only, ...others] = matching(options.data ?? [], search)
    if (search !== '' && only && others.length === 0) pick(only.value)
  }
  return (
    <Field id={id} {...field}>
      <button
        {...control}
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        className={classes(controls.control, controls.opener)}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <span className={chosen ? undefined : controls.empty}>{chosen?.label ?? text.choose}</span>
        <Icon name="down" size={20} />
      </button>
      {isOpen && (
        <Dialog title={field.label} onClose={close} isTall>
          <form className={styles.search} role="search" onSubmit={pickOnly}>
            <input
              type="search"
              className={controls.control}
              placeholder={text.search}
              aria-label={text.search}
              value={search}
              enterKeyHint="search"
              onChange={({ target }) => setSearch(target.value)}
            />
          </form>
          <Choices options={options} value={value} search={search} onPick={pick} />
        </Dialog>
      )}
    </Field>
  )
}
