import { Fact } from './Facts'
import { OwnerLink } from './OwnerLink'
import { RecordLink } from './RecordLink'
import { WithRecord } from './WithRecord'

interface OwnerFactsProps {
  to?: 'owner' | 'credit-lines'
}

/** With links by right, and the plan. */
export const OwnerFacts = ({ to = 'owner' }: OwnerFactsProps) => (
  <>
    <Fact source="ownerName">
      <WithRecord>
        {({ creditLineId, ownerName, userId, companyId }) =>
          to === 'owner' ? (
            <OwnerLink owner={{ userId, companyId }}>{ownerName}</OwnerLink>
          ) : (
            <RecordLink resource={to} id={creditLineId}>
              {ownerName}
            </RecordLink>
          )
        }
      </WithRecord>
    </Fact>
    <Fact source="phone" as="code" />
    <Fact source="plan" of="plan" isWord />
  </>
)
