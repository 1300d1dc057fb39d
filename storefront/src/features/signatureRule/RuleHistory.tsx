import { Card } from '#components/Card.tsx'
import { PagedList } from '#components/PagedList.tsx'
import { signatureRule as text } from '#i18n/fa/signatureRule.ts'
import { dashboardEndpoints } from '#lib/api/dashboardEndpoints.ts'
import { jalaliDateTime } from '#lib/jalali.ts'
import { usePages } from '#lib/usePages.ts'
import { RuleChanges } from './RuleChanges.tsx'
import styles from './signatureRule.module.css'
const pageSize = 10
const pathOf = (page: number) => dashboardEndpoints.ruleHistory(pageSize, page)

/** Which rules there were, the newest first: who, when, and what changed. */
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
