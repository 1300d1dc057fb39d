import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/Notice.tsx'
import { delegations as text } from '#areas/company/words/delegations.ts'
import type { Delegations } from '#core/api/types.ts'
import { DelegationForm } from './DelegationForm.tsx'
import { DelegationItem } from './DelegationItem.tsx'
import styles from './delegations.module.css'

export const DelegationParts = ({ all }: { all: Delegations }) => {
  const { items, signsFor, candidates, today } = all
  return (
    <>
      {signsFor && (
        <Notice tone="info" title={text.signsFor(signsFor.fullName)}>
          <p>{text.signsForHint}</p>
        </Notice>
      )}
      <Card title={text.list}>
        {items.length === 0 ? (
          <>
            <p>{text.none}</p>
            {!candidates && <p>{text.whoProposes}</p>}
          </>
        ) : (
          <ul className={styles.items}>
            {items.map((one) => (
              <DelegationItem key={one.id} delegation={one} />
            ))}
          </ul>
        )}
      </Card>
      {/* Resets the choice. */}
      {candidates && (
        <DelegationForm key={items[0]?.id ?? ''} candidates={candidates} today={today} />
      )}
    </>
  )
}
