import { Fact } from './Facts'
import { RecordLink } from './RecordLink'
import { WithRecord } from './WithRecord'

/** Whom a record belongs to, with the way to their page, and in which plan. */
export const OwnerFacts = () => (
  <>
    <Fact source="ownerName">
      <WithRecord>
        {({ userId, ownerName }) => (
          <RecordLink resource="users" id={userId}>
            {ownerName}
          </RecordLink>
        )}
      </WithRecord>
    </Fact>
    <Fact source="phone" as="code" />
    <Fact source="plan" of="plan" isWord />
  </>
)
