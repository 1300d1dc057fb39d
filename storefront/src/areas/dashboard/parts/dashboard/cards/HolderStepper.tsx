import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { Link } from 'wouter'
import { holderPages } from '#areas/dashboard/holderPaths.ts'
import { Icon } from '#ui/Icon.tsx'
import { classes } from '#ui/classes.ts'
import { dashboardCards as text } from '#areas/dashboard/words/dashboardCards.ts'
import type { CardHolder } from '#core/api/types.ts'
import styles from './cards.module.css'

export const holderStages = ['holder', 'contract', 'address'] as const
export type HolderStage = (typeof holderStages)[number]

const pageOf: Record<HolderStage, (userId: string) => string> = {
  holder: holderPages.register,
  contract: holderPages.contract,
  address: holderPages.selectAddress,
}

/** Finished steps can be reopened. */
const isDone: Record<HolderStage, (holder: CardHolder) => boolean> = {
  holder: ({ legalUserKycStatus }) => legalUserKycStatus !== 'REJECTED',
  contract: ({ contractUploadedAt, contractStatus, signatoryStatus }) =>
    contractUploadedAt !== null && contractStatus !== 'REJECTED' && signatoryStatus !== 'REJECTED',
  address: ({ addressTitle }) => addressTitle !== null,
}

interface HolderStepperProps {
  at: HolderStage
  /** Null before naming. */
  holder: CardHolder | null
}

/** company §4 */
export const HolderStepper = ({ at, holder }: HolderStepperProps) => (
  <nav aria-label={text.stepper}>
    <ol className={styles.stepper}>
      {holderStages.map((stage, i) => {
        const done = holder !== null && isDone[stage](holder)
        const content = (
          <>
            <span className={classes(styles.mark, done && styles.done)} aria-hidden="true">
              {done ? <Icon name="check" size={16} /> : toPersianDigits(i + 1)}
            </span>
            {text.stepNames[stage]}
            <span className="visually-hidden">{text.stepStates[done ? 'done' : 'open']}</span>
          </>
        )
        const isHere = stage === at
        return (
          <li key={stage}>
            {holder && !isHere ? (
              <Link href={pageOf[stage](holder.userId)} className={styles.stage}>
                {content}
              </Link>
            ) : (
              <span
                className={classes(styles.stage, isHere && styles.here)}
                aria-current={isHere ? 'step' : undefined}
              >
                {content}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  </nav>
)
