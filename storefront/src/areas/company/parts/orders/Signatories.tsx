import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { delegations } from '#areas/company/words/delegations.ts'
import { legalOrders as text } from '#areas/company/words/legalOrders.ts'
import { legalSignup } from '#areas/company/words/legalSignup.ts'
import type { ApprobationView } from '#core/api/types.ts'
import { jalaliDateTime } from '#core/jalali.ts'
import { answerTones, shownAnswer } from './shownAnswer.ts'
import styles from './companyOrders.module.css'

export const Signatories = ({ approbation }: { approbation: ApprobationView }) => (
  <Card title={text.signatories}>
    <ul className={styles.signatories}>
      {approbation.approbationDtoList
        .filter((one) => one.approbation !== 'NOT_ALLOWED')
        .map((one, place) => {
          const { fullName, delegateName, approbation: level, signatoryDate, isOut, reason } = one
          const answer = shownAnswer(one, approbation)
          return (
            // Two of a family may bear one name.
            <li key={`${fullName} ${place}`} className={styles.signatory}>
              <span>
                <strong>{fullName}</strong>
                <small>{isOut ? text.hasLeft : legalSignup.levels[level]}</small>
                {delegateName && <small>{delegations.answeredBy(delegateName)}</small>}
                {reason && <small>{text.refusedBecause(reason)}</small>}
                {signatoryDate && (
                  <small>
                    <bdi dir="ltr">{jalaliDateTime(signatoryDate)}</bdi>
                  </small>
                )}
              </span>
              <Badge tone={answerTones[answer]}>{text.answers[answer]}</Badge>
            </li>
          )
        })}
    </ul>
  </Card>
)
