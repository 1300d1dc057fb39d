import { Alert } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { useDecideDisabledReason, type Payment } from './doubt'

/** For finance or the second person. */
export const Doubt = ({ record }: { record: Payment }) => {
  const translate = useTranslate()
  const disabledReason = useDecideDisabledReason()
  const { decision } = record
  const why = decision ? disabledReason(record) : null
  return (
    <>
      {record.status === 'IN_DOUBT' && (
        <Alert severity="warning">
          {translate(record.reversalReason ? 'payments.reversing' : 'payments.inDoubt')}
        </Alert>
      )}
      {why && <Alert severity="info">{translate(why)}</Alert>}
      {decision && (
        <FactSheet title="payments.decision">
          <Facts>
            <Fact source="decision.kind" of="paymentDecision" isWord />
            <Fact source="decision.bankReference" as="code" isOptional />
            <Fact source="decision.requestedBy.name" />
            <Fact source="decision.requestedAt" as="time" />
            <Fact source="decision.reason" isWide isOptional />
          </Facts>
        </FactSheet>
      )}
    </>
  )
}
