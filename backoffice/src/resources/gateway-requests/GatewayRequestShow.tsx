import { useTranslate } from 'react-admin'
import { ChangesTable } from '../../components/audit/ChangesTable'
import { Fact } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { gatewayRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'
import { WithRecord } from '../../components/WithRecord'

export default function GatewayRequestShow() {
  const translate = useTranslate()
  const nameOf = (indicator: unknown) => translate(`enums.gateway.${String(indicator)}`)
  return (
    <RequestPage
      of={gatewayRequestKind}
      about={({ indicator }) => nameOf(indicator)}
      changes={({ before, after }) => <ChangesTable before={before} after={after} />}
    >
      <Fact source="indicator">
        <WithRecord>
          {({ gatewayId, indicator }) => (
            <RecordLink resource="gateways" id={gatewayId}>
              {nameOf(indicator)}
            </RecordLink>
          )}
        </WithRecord>
      </Fact>
    </RequestPage>
  )
}
