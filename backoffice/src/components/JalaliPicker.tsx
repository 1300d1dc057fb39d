import { toAsciiDigits, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { faIR } from '@mui/x-date-pickers/locales'
import { faIR as faIRCalendar } from 'date-fns-jalali/locale'
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField'
import { type InputEvent, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFault } from './formFaults'
import { bankNow, dayOfFields, fromTehranFields, toTehranFields } from '../lib/jalali'
import type { JalaliDateInputProps } from './JalaliDateInput'

type JalaliAdapterOptions = ConstructorParameters<typeof AdapterDateFnsJalali>[0]

/** Shows Persian digits, accepts any. */
class PersianAdapter extends AdapterDateFnsJalali {
  constructor(options: JalaliAdapterOptions) {
    super(options)
    const { formatByString, parse, date } = this
    // "Now" is the bank's.
    this.date = <Value extends string | null | undefined>(value?: Value) =>
      value === undefined ? (toTehranFields(bankNow()) as never) : date(value)
    this.formatByString = (date, format) => toPersianDigits(formatByString(date, format))
    // leading zeros are only detected in ASCII, so the length is given
    this.formatTokenMap = {
      ...this.formatTokenMap,
      yyyy: { sectionType: 'year', contentType: 'digit', maxLength: 4 },
    }
    this.parse = (text, format) => parse(toAsciiDigits(text), format)
  }
}

const faTexts = faIR.components.MuiLocalizationProvider.defaultProps.localeText
const weekday = new Intl.DateTimeFormat('fa-IR', { weekday: 'narrow' })

const isValid = (date: Date | null): date is Date => date !== null && !Number.isNaN(date.getTime())

/** The picker reads Persian digits as zeros. */
const giveAsciiDigits = ({ target }: InputEvent<HTMLElement>) => {
  const part = target as HTMLElement
  const typed = part.textContent ?? ''
  const ascii = toAsciiDigits(typed)
  if (part.isContentEditable && ascii !== typed) part.textContent = ascii
}

/** Errors of typed dates. */
const faultOf: Record<string, string> = {
  invalidDate: 'date.fault.invalid',
  disableFuture: 'date.fault.future',
  maxDate: 'date.fault.future',
}

type WatchedFieldProps = PickersTextFieldProps & {
  onHalfTyped?: (isHalfTyped: boolean) => void
}

/** Only the field knows that it is half typed. */
const WatchedField = ({ onHalfTyped, ...field }: WatchedFieldProps) => {
  const isHalfTyped =
    !field.areAllSectionsEmpty &&
    field.elements.some(({ content }) => content['aria-valuenow'] === undefined)
  useEffect(() => onHalfTyped?.(isHalfTyped), [onHalfTyped, isHalfTyped])
  return <PickersTextField {...field} />
}

const readValue = (value: string | null, withTime?: boolean): Date | null =>
  value === null || value === ''
    ? null
    : withTime
      ? toTehranFields(new Date(value))
      : new Date(`${value}T12:00:00`)

/** May be incomplete; the form keeps the last valid date and is told not to submit. */
const useTypedDate = ({ value, onChange, withTime }: JalaliDateInputProps) => {
  const [shown, setShown] = useState(() => readValue(value, withTime))
  const [known, setKnown] = useState(value)
  const [error, setError] = useState<string | null>(null)
  const [isHalfTyped, setIsHalfTyped] = useState(false)
  if (value !== known) {
    setKnown(value)
    setShown(readValue(value, withTime))
    setError(null)
  }
  const change = (date: Date | null, fault: string | null) => {
    setShown(date)
    setError(fault)
    if (fault || (date && !isValid(date))) return
    const next = date && (withTime ? fromTehranFields(date).toISOString() : dayOfFields(date))
    setKnown(next)
    onChange(next)
  }
  const fault = isHalfTyped ? 'date.fault.half' : error && (faultOf[error] ?? 'date.fault.range')
  return { shown, change, fault, setIsHalfTyped }
}

export default function JalaliPicker(props: JalaliDateInputProps) {
  const { value: _, onChange: __, withTime, ...shared } = props
  const translate = useTranslate()
  const { shown, change, fault, setIsHalfTyped } = useTypedDate(props)
  useFault(Boolean(fault))
  const texts = {
    ...faTexts,
    fieldYearPlaceholder: () => translate('date.year'),
    fieldMonthPlaceholder: () => translate('date.month'),
    fieldDayPlaceholder: () => translate('date.day'),
    fieldHoursPlaceholder: () => translate('date.hour'),
    fieldMinutesPlaceholder: () => translate('date.minute'),
  }
  const picker = {
    ...shared,
    value: shown,
    onChange: (date: Date | null, { validationError }: { validationError: string | null }) =>
      change(date, validationError),
    dayOfWeekFormatter: (date: Date) => weekday.format(date),
    slots: { textField: WatchedField },
    slotProps: {
      textField: {
        size: 'small',
        fullWidth: true,
        error: Boolean(fault),
        helperText: fault ? translate(fault) : undefined,
        onHalfTyped: setIsHalfTyped,
      },
      field: { clearable: true },
    },
  } as const
  return (
    <LocalizationProvider
      dateAdapter={PersianAdapter}
      adapterLocale={faIRCalendar}
      localeText={texts}
    >
      <div onInputCapture={giveAsciiDigits}>
        {withTime ? <DateTimePicker {...picker} ampm={false} /> : <DatePicker {...picker} />}
      </div>
    </LocalizationProvider>
  )
}
