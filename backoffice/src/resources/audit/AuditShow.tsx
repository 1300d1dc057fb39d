import { Changes } from '../../components/Changes'
import { Fact, Facts, FactSheet } from '../../components/Facts'
import { ShowPage } from '../../components/ShowPage'
import { WithRecord } from '../../components/WithRecord'

export default function AuditShow() {
  return (
    <ShowPage>
      <FactSheet title="audit.facts">
        <Facts>
          <Fact source="at" as="time" />
          <Fact source="actorName" />
          <Fact source="command" />
          <Fact source="subjectType" of="subject" isWord />
          <Fact source="subjectId" as="code" />
          <Fact source="traceId" as="code" />
          <Fact source="reason" isWide isOptional />
        </Facts>
      </FactSheet>
      <FactSheet title="audit.changes">
        <WithRecord>{({ before, after }) => <Changes before={before} after={after} />}</WithRecord>
      </FactSheet>
    </ShowPage>
  )
}
