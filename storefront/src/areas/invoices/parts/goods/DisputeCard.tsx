import type { DisputeStatus } from '@kasbeno/api/contracts/disputes'
import { isOpenDispute } from '@kasbeno/api/contracts/disputes'
import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { refundPlace } from '@kasbeno/api/contracts/words/refund_place'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { Rial } from '#ui/Rial.tsx'
import { goods as text } from '#areas/invoices/words/goods.ts'
import type { Dispute } from '#core/api/types.ts'
import { jalaliDate } from '#core/jalali.ts'
import { groupDigits } from '#core/grouped.ts'
import { quantities } from './quantities.ts'
import styles from './goods.module.css'

const tones: Record<DisputeStatus, Tone> = {
  OPEN: 'warning',
  ESCALATED: 'warning',
  ACCEPTED: 'success',
  REFUSED: 'danger',
  WITHDRAWN: 'info',
  LAPSED: 'info',
}

const Meaning = ({ dispute }: { dispute: Dispute }) => {
  const { status, answerBy } = dispute
  const amount = groupDigits(dispute.refundAmount)
  if (isOpenDispute(status)) {
    return (
      <>
        <p>{text.paused(amount)}</p>
        <p>{status === 'OPEN' ? text.answerBy(jalaliDate(answerBy)) : text.withStaff}</p>
      </>
    )
  }
  if (status === 'ACCEPTED') return <p>{text.accepted(amount, refundPlace(dispute))}</p>
  return status === 'REFUSED' ? <p>{text.refused}</p> : null
}

const Answer = ({ dispute: { answer, decidedBy } }: { dispute: Dispute }) =>
  answer && decidedBy && text.answerOf[decidedBy] ? (
    <p className={styles.answer}>
      <small>{text.answerOf[decidedBy]}</small>
      {toPersianDigits(answer)}
    </p>
  ) : null

export const DisputeCard = ({ dispute, actions }: { dispute: Dispute; actions?: ReactNode }) => (
  <Card
    title={text.reportTitle}
    aside={<Badge tone={tones[dispute.status]}>{text.statuses[dispute.status]}</Badge>}
  >
    <div className={styles.body}>
      <Meaning dispute={dispute} />
      <ul>
        {dispute.items.map((item) => (
          <li key={item.line} className={styles.disputed}>
            <span>
              {toPersianDigits(item.itemName)}
              <small>
                {text.line(quantities.format(item.qty), item.unitType, text.reasons[item.reason])}
              </small>
            </span>
            <Rial value={item.amount} />
          </li>
        ))}
      </ul>
      <p className={styles.answer}>
        <small>{jalaliDate(dispute.openedAt)}</small>
        {toPersianDigits(dispute.note)}
      </p>
      <Answer dispute={dispute} />
      {actions && <div className={styles.commands}>{actions}</div>}
    </div>
  </Card>
)
