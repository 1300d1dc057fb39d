import { toAsciiDigits, toPersianDigits } from '@kasbeno/api/contracts/digits'
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { faIR } from '@mui/x-date-pickers/locales'
import { faIR as faIRCalendar } from 'date-fns-jalali/locale'
import type { InputEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { JalaliDateInputProps } from './JalaliDateInput'

type JalaliAdapterOptions = ConstructorParameters<typeof AdapterDateFnsJalali>[0]

/** The calendar's numbers in Persian digits; typed ones are understood in any script. */
class PersianAdapter extends AdapterDateFnsJalali {
  constructor(options: JalaliAdapterOptions) {
    super(options)
    const { formatByString, parse } = this
    this.formatByString = (date, format) => toPersianDigits(formatByString(date, format))
    // whether a year has leading zeros is only found out from ASCII ones, so its length is told
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

/** The day that the picker shows, whatever the time zone of the computer. */
const toDay = (date: Date) => {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The fields take a typed Persian digit for a zero, so they are given ASCII ones. */
const giveAsciiDigits = ({ target }: InputEvent<HTMLElement>) => {
  const part = target as HTMLElement
  const typed = part.textContent ?? ''
  const ascii = toAsciiDigits(typed)
  if (part.isContentEditable && ascii !== typed) part.textContent = ascii
}

export default function JalaliPicker(props: JalaliDateInputProps) {
  const { value, onChange, withTime, ...shared } = props
  const translate = useTranslate()
  const texts = {
    ...faTexts,
    fieldYearPlaceholder: () => translate('date.year'),
    fieldMonthPlaceholder: () => translate('date.month'),
    fieldDayPlaceholder: () => translate('date.day'),
    fieldHoursPlaceholder: () => translate('date.hour'),
    fieldMinutesPlaceholder: () => translate('date.minute'),
  }
  const slotProps = {
    textField: { size: 'small', fullWidth: true },
    field: { clearable: true },
  } as const
  return (
    <LocalizationProvider
      dateAdapter={PersianAdapter}
      adapterLocale={faIRCalendar}
      localeText={texts}
    >
      <div onInputCapture={giveAsciiDigits}>
        {withTime ? (
          <DateTimePicker
            {...shared}
            ampm={false}
            value={value ? new Date(value) : null}
            onChange={(date) => onChange(isValid(date) ? date.toISOString() : null)}
            dayOfWeekFormatter={(date) => weekday.format(date)}
            slotProps={slotProps}
          />
        ) : (
          <DatePicker
            {...shared}
            value={value ? new Date(`${value}T12:00:00`) : null}
            onChange={(date) => onChange(isValid(date) ? toDay(date) : null)}
            dayOfWeekFormatter={(date) => weekday.format(date)}
            slotProps={slotProps}
          />
        )}
      </div>
    </LocalizationProvider>
  )
}
