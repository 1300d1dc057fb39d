import { SelectField } from '#ui/SelectField.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import { statement as text } from '#areas/wallet/words/statement.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { useQuery } from '#core/query.ts'

const whole = 'company'

interface HolderFieldProps {
  value: string | null
  onChange: (userId: string | null) => void
}

export const HolderField = ({ value, onChange }: HolderFieldProps) => {
  const holders = useQuery(legalEndpoints.cardHolders).data?.items ?? []
  const former = useQuery(legalEndpoints.formerCardHolders).data?.items ?? []
  if (holders.length + former.length === 0) return null
  return (
    <SelectField
      label={text.of}
      value={value ?? whole}
      onChange={({ target }) => onChange(target.value === whole ? null : target.value)}
      options={[
        { value: whole, label: text.wholeCompany },
        ...holders.map((holder) => ({ value: holder.userId, label: text.card(nameOf(holder)) })),
        ...former.map((holder) => ({
          value: holder.userId,
          label: text.formerCard(nameOf(holder)),
        })),
      ]}
    />
  )
}
