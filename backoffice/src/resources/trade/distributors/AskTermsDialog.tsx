import type { GuardedTerms } from '@kasbeno/api/contracts/distributors'
import { FormControlLabel, Switch } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { WholeNumberInput } from '../../../components/WholeNumberInput'
import type { RecordOf } from '../../../providers/contract'
import { AskChangeDialog } from './AskChangeDialog'

const days = ['paymentWindowDays', 'dueDaysMin', 'dueDaysMax'] as const
const switches = ['requiresConfirmation', 'active'] as const
type Days = (typeof days)[number]
type Typed = Record<Days, number | null> & Omit<GuardedTerms, Days>

/** Null while incomplete. */
const wantedOf = (typed: Typed): { terms: Typed } | null =>
  days.some((term) => typed[term] === null) ? null : { terms: typed }

interface AskTermsDialogProps {
  record: RecordOf<'distributors'>
  onClose: () => void
}

export const AskTermsDialog = ({ record, onClose }: AskTermsDialogProps) => {
  const translate = useTranslate()
  const { paymentWindowDays, dueDaysMin, dueDaysMax, requiresConfirmation, active } = record
  const [typed, setTyped] = useState<Typed>({
    ...{ paymentWindowDays, dueDaysMin, dueDaysMax },
    ...{ requiresConfirmation, active },
  })
  return (
    <AskChangeDialog name="askTerms" record={record} wanted={wantedOf(typed)} onClose={onClose}>
      {(refused) => (
        <>
          {days.map((term) => (
            <WholeNumberInput
              key={term}
              required
              autoFocus={term === 'paymentWindowDays'}
              label={translate(`resources.distributors.fields.${term}`)}
              value={typed[term]}
              error={refused[`terms.${term}`]}
              onChange={(next) => setTyped({ ...typed, [term]: next })}
            />
          ))}
          {switches.map((term) => (
            <FormControlLabel
              key={term}
              label={translate(
                term === 'active' ? 'distributors.active' : `resources.distributors.fields.${term}`
              )}
              control={
                <Switch
                  checked={typed[term]}
                  onChange={(_, next) => setTyped({ ...typed, [term]: next })}
                />
              }
            />
          ))}
        </>
      )}
    </AskChangeDialog>
  )
}
