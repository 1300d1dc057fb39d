import { Card } from '#components/Card.tsx'
import { Ltr } from '#components/Ltr.tsx'
import { Notice } from '#components/Notice.tsx'
import { nameOf } from '#features/companies/personName.ts'
import { dashboardHolder as text } from '#i18n/fa/dashboardHolder.ts'
import type { CardHolder } from '#lib/api/types.ts'
import { jalaliDate } from '#lib/jalali.ts'
import { StepBadge } from '../StepBadge.tsx'
import { RowTable } from './RowTable.tsx'

/** Who it is, and what the bank says of them. */
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
