import type { ReactNode } from 'react'
import { cardPages } from '#areas/dashboard/holderPaths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { dashboardCards as text } from '#areas/dashboard/words/dashboardCards.ts'
import type { CardHolder, Company } from '#core/api/types.ts'
import type { Query } from '#core/query.ts'
import { CardsGate } from './CardsGate.tsx'
import { HolderStepper, type HolderStage } from './HolderStepper.tsx'
import styles from './cards.module.css'

interface Back {
  href: string
  label: string
}

const toList = { href: cardPages.root, label: text.toList }

const NoHolder = () => (
  <EmptyState icon="person" title={text.missing}>
    <ButtonLink href={cardPages.root}>{text.toList}</ButtonLink>
  </EmptyState>
)

interface HolderPageProps {
  title: string
  from: Query<CardHolder | null>
  stage?: HolderStage
  back?: (holder: CardHolder) => Back
  children: (holder: CardHolder, company: Company) => ReactNode
}

/** Also for an unknown holder. */
export const HolderPage = ({ title, from, stage, back, children }: HolderPageProps) => (
  <CardsGate title={title}>
    {(company) => (
      <Loaded from={from}>
        {(holder) => {
          if (!holder) return <NoHolder />
          const { href, label } = back?.(holder) ?? toList
          return (
            <div key={holder.userId} className={styles.column}>
              <div className={styles.bar}>
                <ButtonLink look="quiet" small icon="back" href={href}>
                  {label}
                </ButtonLink>
              </div>
              {stage && <HolderStepper at={stage} holder={holder} />}
              {children(holder, company)}
            </div>
          )
        }}
      </Loaded>
    )}
  </CardsGate>
)
