import { useTranslate } from 'react-admin'
import { Fact } from '../../components/Facts'
import { RecordLink } from '../../components/RecordLink'
import { partnerRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'
import { WithRecord } from '../../components/WithRecord'
import type { RecordOf } from '../../providers/contract'

const Scope = ({ scope }: { scope: unknown }) => (
  <>{useTranslate()(`enums.scope.${String(scope)}`)}</>
)

export default function PartnerRequestShow() {
  return (
    <RequestPage of={partnerRequestKind} about={({ name }) => String(name)} changes={() => null}>
      <Fact source="name">
        <WithRecord<RecordOf<'partner-requests'>>>
          {({ partnerClientId, name }) =>
            partnerClientId ? (
              <RecordLink resource="partner-clients" id={partnerClientId}>
                {name}
              </RecordLink>
            ) : (
              name
            )
          }
        </WithRecord>
      </Fact>
      <Fact source="distributorName" isOptional />
      <WithRecord<RecordOf<'partner-requests'>>>
        {({ after: { scope } }) =>
          scope !== undefined && (
            <Fact source="after.scope" label="programs.scope">
              <Scope scope={scope} />
            </Fact>
          )
        }
      </WithRecord>
      <WithRecord<RecordOf<'partner-requests'>>>
        {({ after: { isTest } }) =>
          isTest === true && (
            <Fact source="after.isTest" label="programs.isTest" of="yesNo" isWord />
          )
        }
      </WithRecord>
      <WithRecord<RecordOf<'partner-requests'>>>
        {({ kind }) =>
          kind === 'WEBHOOK' && (
            <>
              <Fact
                source="before.url"
                label="programs.formerAddress"
                as="code"
                isWide
                isOptional
              />
              <Fact source="after.url" label="webhooks.endpoint.url" as="code" isWide />
            </>
          )
        }
      </WithRecord>
    </RequestPage>
  )
}
