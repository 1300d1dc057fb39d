import { Card } from '#ui/Card.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { signatureRule as text } from '#areas/company/words/signatureRule.ts'
import { dashboardEndpoints } from '#areas/dashboard/calls/dashboardEndpoints.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { usePages } from '#core/usePages.ts'
import { RuleChanges } from './RuleChanges.tsx'
import styles from './signatureRule.module.css'
const pageSize = 10
const pathOf = (page: number) => dashboardEndpoints.ruleHistory(pageSize, page)

export const RuleHistory = () => {
  const versions = usePages(pathOf)
  return (
    <Card title={text.history}>
      <PagedList pages={versions} keyOf={({ version }) => version} empty={<p>{text.noHistory}</p>}>
        {(version) => (
          <section className={styles.version}>
            <header>
              <strong>{text.version(version.version)}</strong>
              {text.comma}
              <bdi dir="ltr">{jalaliDateTime(version.createdAt)}</bdi>
            </header>
            <p>
              {text.changedBy(version.changedBy)}
              {version.confirmedBy && ` — ${text.confirmedBy(version.confirmedBy)}`}
            </p>
            <RuleChanges {...version} />
          </section>
        )}
      </PagedList>
    </Card>
  )
}
