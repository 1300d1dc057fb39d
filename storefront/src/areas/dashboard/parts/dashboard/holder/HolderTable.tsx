import { Card } from '#ui/Card.tsx'
import { Ltr } from '#ui/Ltr.tsx'
import { Notice } from '#ui/Notice.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import type { CardHolder } from '#core/api/types.ts'
import { jalaliDate } from '#core/jalali.ts'
import { StepBadge } from '../StepBadge.tsx'
import { RowTable } from './RowTable.tsx'

export const HolderTable = ({ holder }: { holder: CardHolder }) => (
  <Card title={text.holder}>
    {holder.rejectionReason && (
      <Notice tone="danger" title={text.rejectedTitle}>
        <p>{holder.rejectionReason}</p>
      </Notice>
    )}
    <RowTable
      label={text.holder}
      columns={[text.name, text.nationalCode, text.phone, text.birthDate, text.review]}
      rows={[
        [
          nameOf(holder),
          holder.nationalCode && <Ltr>{holder.nationalCode}</Ltr>,
          <Ltr>{holder.phone}</Ltr>,
          holder.birthDate && jalaliDate(holder.birthDate),
          <StepBadge status={holder.legalUserKycStatus} />,
        ],
      ]}
    />
  </Card>
)
