import { Fact } from './Facts'
import { RecordLink } from './RecordLink'
import { WithRecord } from './WithRecord'

interface OwnerFactsProps {
  /** Where the name leads. */
  to?: 'users' | 'credit-lines'
}

/** Whom a record belongs to, with the way to their page or their credit, and in which plan. */
export const OwnerFacts = ({ to = 'users' }: OwnerFactsProps) => (
  <>
    <Fact source="ownerName">
      <WithRecord>
        {({ userId, creditLineId, ownerName }) => (
          <RecordLink resource={to} id={to === 'users' ? userId : creditLineId}>
            {ownerName}
          </RecordLink>
        )}
      </WithRecord>
    </Fact>
    <Fact source="phone" as="code" />
    <Fact source="plan" of="plan" isWord />
  </>
)
