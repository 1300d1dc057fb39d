import { Alert } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { RecordOf } from '../../../providers/contract'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordLink } from '../../../components/RecordLink'
import { Rials } from '../../../components/RialField'
import { ScoreFacts } from './Score'
import { StatusChip } from '../../../components/StatusChip'

export const CreditSection = () => {
  const translate = useTranslate()
  const record = useRecordContext<RecordOf<'registrations'>>()
  if (!record) return null
  const { pendingApproval, creditLine } = record
  return (
    <FactSheet
      title="registrations.credit"
      status={<StatusChip source="userSubscriptionPackageStatus" of="package" />}
    >
      {pendingApproval && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('registrations.fourEyes')}{' '}
          <RecordLink resource="approvals" id={pendingApproval.id}>
            <Rials value={pendingApproval.amount} />
          </RecordLink>
        </Alert>
      )}
      <Facts>
        <Fact source="package.amount" as="rial" />
        <Fact source="fee.fee" as="rial" />
        <Fact source="fee.vat" as="rial" />
        <Fact source="fee.status" of="fee" />
        <Fact source="fee.paidAt" as="time" />
        <ScoreFacts />
        {creditLine && (
          <Fact source="creditLine.limit">
            <RecordLink resource="credit-lines" id={creditLine.id}>
              <Rials value={creditLine.limit} />
            </RecordLink>
          </Fact>
        )}
      </Facts>
    </FactSheet>
  )
}
