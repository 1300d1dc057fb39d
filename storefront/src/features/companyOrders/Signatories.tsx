import type { SignatureAnswer } from '@kasbeno/api/contracts/quorum'
import { Badge, type Tone } from '#components/Badge.tsx'
import { Card } from '#components/Card.tsx'
import { delegations } from '#i18n/fa/delegations.ts'
import { legalOrders as text } from '#i18n/fa/legalOrders.ts'
import { legalSignup } from '#i18n/fa/legalSignup.ts'
import type { ApprobationView } from '#lib/api/types.ts'
import { jalaliDateTime } from '#lib/jalali.ts'
import styles from './companyOrders.module.css'

export const answerTones: Record<SignatureAnswer, Tone> = {
  PENDING: 'warning',
  ACCEPTED: 'success',
  REJECTED: 'danger',
}

/** Who signs the document, by the rule that was in force when it came, and when they signed. company §3 */
export const Signatories = ({ approbation }: { approbation: ApprobationView }) => (
  <Card title={text.signatories}>
    <ul className={styles.signatories}>
      {approbation.approbationDtoList
        .filter((one) => one.approbation !== 'NOT_ALLOWED')
        .map(
          ({
            fullName,
            delegateName,
            approbation: level,
            signatoryStatus,
            signatoryDate,
            isOut,
          }) => (
            <li key={fullName} className={styles.signatory}>
              <span>
                <strong>{fullName}</strong>
                <small>{isOut ? text.hasLeft : legalSignup.levels[level]}</small>
                {delegateName && <small>{delegations.answeredBy(delegateName)}</small>}
                {signatoryDate && (
                  <small>
                    <bdi dir="ltr">{jalaliDateTime(signatoryDate)}</bdi>
                  </small>
                )}
              </span>
              <Badge tone={answerTones[signatoryStatus]}>{text.answers[signatoryStatus]}</Badge>
            </li>
          )
        )}
    </ul>
  </Card>
)
