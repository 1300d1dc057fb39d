import { Card } from '#ui/Card.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { signatureRule as text } from '#areas/company/words/signatureRule.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { usePages } from '#core/usePages.ts'
import { RuleChanges } from './RuleChanges.tsx'
import styles from './signatureRule.module.css'

const pageSize = 10
const pathOf = (page: number) => dashboardEndpoints.refusedRules(pageSize, page)

/** What was proposed and never came into force, with who ended it and why; nothing where there is none. */
export const RefusedRules = () => {
  const changes = usePages(pathOf)
  if (changes.items.length === 0 && !changes.error) return null
  return (
    <Card title={text.dropped}>
      <PagedList pages={changes} keyOf={({ changeId }) => changeId} empty={null}>
        {(change) => (
          <section className={styles.version}>
            <header>
              <strong>{text.droppedBy[change.status](change.decidedBy)}</strong>
              {text.comma}
              <bdi dir="ltr">{jalaliDateTime(change.decidedAt)}</bdi>
            </header>
            {change.reason && <p>{text.droppedBecause(change.reason)}</p>}
            {change.proposedBy !== change.decidedBy && <p>{text.proposer(change.proposedBy)}</p>}
            <RuleChanges {...change} />
          </section>
        )}
      </PagedList>
    </Card>
  )
}
