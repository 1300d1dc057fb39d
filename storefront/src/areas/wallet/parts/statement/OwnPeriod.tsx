import { useState, type FormEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { JalaliDateField } from '#ui/JalaliDateField.tsx'
import { statement as text } from '#areas/wallet/words/statement.ts'
import { useFirstInvalid } from '#core/useFirstInvalid.ts'
import { periodYears, problemsOf, type Period } from './periods.ts'
import styles from './statement.module.css'

interface OwnPeriodProps {
  /** The server's business day. */
  today: string
  shown: Period
  onChoose: (period: Period) => void
}

/** When complete and ordered. */
export const OwnPeriod = ({ today, shown, onChoose }: OwnPeriodProps) => {
  const [period, setPeriod] = useState<Period>({ from: shown.from, to: shown.to })
  const { form, isTried, tryAgain } = useFirstInvalid()
  const problems = problemsOf(period, today)
  const years = periodYears(today)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    tryAgain()
    if (!problems.from && !problems.to) onChoose(period)
  }
  const field = (name: keyof Period) => (
    <JalaliDateField
      label={text[name]}
      years={years}
      value={period[name]}
      onChange={(day) => setPeriod((one) => ({ ...one, [name]: day }))}
      error={isTried ? problems[name] : undefined}
    />
  )
  return (
    <form ref={form} className={styles.own} onSubmit={submit} noValidate>
      {field('from')}
      {field('to')}
      <Button wide look="second" type="submit">
        {text.show}
      </Button>
    </form>
  )
}
