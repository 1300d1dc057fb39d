import { Fact } from './Facts'
import { OwnerLink } from './OwnerLink'
import { RecordLink } from './RecordLink'
import { WithRecord } from './WithRecord'

interface OwnerFactsProps {
  /** Where the name leads. */
  to?: 'owner' | 'credit-lines'
}

/** Whom a record belongs to, with the way to their page or their credit, and in which plan. */
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
