import { type FeeTerms, feeMax } from '@kasbeno/api/contracts/distributors'
import { useState } from 'react'
import { useTranslate, type RaRecord } from 'react-admin'
import { PercentInput } from '../../../components/PercentInput'
import { AskChangeDialog } from './AskChangeDialog'

type Rate = keyof FeeTerms
type Typed = Record<Rate, number | null>

const labels: Record<Rate, string> = {
  productFeePpm: 'productFee',
  bankFeeYearlyPpm: 'bankFee',
  discountYearlyPpm: 'discount',
}
const rates = Object.keys(feeMax) as Rate[]

/** Null while incomplete; discount is optional. */
const wantedOf = ({
  productFeePpm,
  bankFeeYearlyPpm,
  ...typed
}: Typed): { fees: FeeTerms } | null =>
  productFeePpm === null || bankFeeYearlyPpm === null
    ? null
    : { fees: { productFeePpm, bankFeeYearlyPpm, ...typed } }

export const AskFeesDialog = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState<Typed>({
    productFeePpm: record.fees?.productFeePpm ?? null,
    bankFeeYearlyPpm: record.fees?.bankFeeYearlyPpm ?? null,
    discountYearlyPpm: record.fees?.discountYearlyPpm ?? null,
  })
  return (
    <AskChangeDialog name="askFees" record={record} wanted={wantedOf(typed)} onClose={onClose}>
      {(refused) =>
        rates.map((rate) => (
          <PercentInput
            key={rate}
            required={rate !== 'discountYearlyPpm'}
            autoFocus={rate === 'productFeePpm'}
            label={translate(`resources.distributors.fields.${labels[rate]}`)}
            value={typed[rate]}
            error={refused[`fees.${rate}`]}
            hint={rate === 'discountYearlyPpm' ? translate('distributors.discountHint') : undefined}
            onChange={(next) => setTyped({ ...typed, [rate]: next })}
          />
        ))
      }
    </AskChangeDialog>
  )
}
