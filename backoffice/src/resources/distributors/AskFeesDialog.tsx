import { type FeeTerms, feeMax } from '@kasbeno/api/contracts/distributors'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { useFault } from '../../components/formFaults'
import { AskChangeDialog } from './AskChangeDialog'
import { asPercent, fromPercent } from './rates'

type Rate = keyof FeeTerms
type Typed = Record<Rate, string>

const labels: Record<Rate, string> = {
  productFeePpm: 'productFee',
  bankFeeYearlyPpm: 'bankFee',
  discountYearlyPpm: 'discount',
}
const rates = Object.keys(feeMax) as Rate[]

interface RateInputProps {
  rate: Rate
  typed: string
  refused?: string
  onChange: (typed: string) => void
}

const RateInput = ({ rate, typed, refused, onChange }: RateInputProps) => {
  const translate = useTranslate()
  const isWrong = typed.trim() !== '' && fromPercent(typed) === undefined
  useFault(isWrong)
  const hint = rate === 'discountYearlyPpm' ? translate('distributors.discountHint') : undefined
  return (
    <TextField
      required={rate !== 'discountYearlyPpm'}
      autoFocus={rate === 'productFeePpm'}
      label={translate('distributors.inPercent', {
        rate: translate(`resources.distributors.fields.${labels[rate]}`),
      })}
      value={typed}
      error={isWrong || refused !== undefined}
      helperText={isWrong ? translate('distributors.rate') : (refused ?? hint)}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
    />
  )
}

/** Null until both fees are there; without a discount, early payment is not agreed. */
const wantedOf = (typed: Typed): { fees: FeeTerms } | null => {
  const productFeePpm = fromPercent(typed.productFeePpm)
  const bankFeeYearlyPpm = fromPercent(typed.bankFeeYearlyPpm)
  if (productFeePpm === undefined || bankFeeYearlyPpm === undefined) return null
  const discountYearlyPpm = fromPercent(typed.discountYearlyPpm) ?? null
  return { fees: { productFeePpm, bankFeeYearlyPpm, discountYearlyPpm } }
}

export const AskFeesDialog = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const [typed, setTyped] = useState<Typed>({
    productFeePpm: asPercent(record.fees?.productFeePpm ?? null),
    bankFeeYearlyPpm: asPercent(record.fees?.bankFeeYearlyPpm ?? null),
    discountYearlyPpm: asPercent(record.fees?.discountYearlyPpm ?? null),
  })
  return (
    <AskChangeDialog name="askFees" record={record} wanted={wantedOf(typed)} onClose={onClose}>
      {(refused) =>
        rates.map((rate) => (
          <RateInput
            key={rate}
            rate={rate}
            typed={typed[rate]}
            refused={refused[`fees.${rate}`]}
            onChange={(next) => setTyped({ ...typed, [rate]: next })}
          />
        ))
      }
    </AskChangeDialog>
  )
}
