import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { DescribedFacts } from '../../../components/DescribedFacts'
import { Fact, Facts, FactSheet } from '../../../components/Facts'
import { RecordHistory } from '../../../components/RecordHistory'
import { RecordLink } from '../../../components/RecordLink'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { WithRecord } from '../../../components/WithRecord'
import { WorkButtons } from './WorkButtons'

const Customer = () => {
  const translate = useTranslate()
  return (
    <WithRecord>
      {({ userId }) =>
        userId ? (
          <RecordLink resource="users" id={userId}>
            {translate('contacts.customer')}
          </RecordLink>
        ) : (
          translate('contacts.noCustomer')
        )
      }
    </WithRecord>
  )
}

export const ContactPage = ({ facts, below }: { facts: ReactNode; below?: ReactNode }) => (
  <ShowPage
    status={<StatusChip source="status" of="contact" />}
    commands={<WorkButtons />}
    aside={<RecordHistory />}
  >
    <FactSheet title="contacts.facts">
      <Facts>
        <Fact source="name" isOptional />
        <Fact source="phone" as="code" isOptional />
        <Fact source="userId" label="resources.orders.fields.customerName">
          <Customer />
        </Fact>
        {facts}
        <Fact source="createdAt" as="time" />
        <Fact source="text" isWide isOptional />
      </Facts>
    </FactSheet>
    {below}
    <WithRecord>
      {({ claimedBy }) =>
        claimedBy && (
          <FactSheet title="contacts.work">
            <DescribedFacts
              of="leads"
              fields={[
                'claimedByName',
                <Fact source="claimedAt" label="contacts.claimedAt" as="time" />,
                'closedAt?',
                { field: 'outcome', isWide: true, isOptional: true },
              ]}
            />
          </FactSheet>
        )
      }
    </WithRecord>
  </ShowPage>
)
