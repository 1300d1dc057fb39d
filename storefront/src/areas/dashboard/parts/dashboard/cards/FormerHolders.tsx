import { dashboardPaths } from '#areas/dashboard/dashboardPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import table from '#areas/dashboard/parts/dashboard/dashboard.module.css'
import { dashboardCards as text } from '#areas/dashboard/words/dashboardCards.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import { jalaliDate } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'
import styles from './cards.module.css'

export const FormerHolders = () => {
  const former = useQuery(legalEndpoints.formerCardHolders).data?.items ?? []
  if (former.length === 0) return null
  return (
    <Card title={text.former}>
      <div className={styles.frame}>
        <table className={table.table} aria-label={text.former}>
          <thead>
            <tr>
              <th scope="col">{text.name}</th>
              <th scope="col">{text.removedAt}</th>
              <th scope="col">{text.statement}</th>
            </tr>
          </thead>
          <tbody>
            {former.map((holder) => (
              <tr key={holder.userId}>
                <th scope="row">{nameOf(holder)}</th>
                <td>{jalaliDate(holder.removedAt)}</td>
                <td>
                  <ButtonLink look="second" small href={dashboardPaths.statementOf(holder.userId)}>
                    {text.toStatement}
                  </ButtonLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
