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
import { whereMoneyGoes, type PaidSoFar } from './whereMoneyGoes.ts'
import styles from './goods.module.css'

const tones: Record<DisputeStatus, Tone> = {
  OPEN: 'warning',
  ESCALATED: 'warning',
  ACCEPTED: 'success',
  REFUSED: 'danger',
  WITHDRAWN: 'info',
  LAPSED: 'info',
}

/** What was paid already, what need not be paid meanwhile, and where the money goes when the report is accepted. */
const Money = ({ amount, soFar }: { amount: number; soFar: PaidSoFar }) => {
  const { toDebt, toWallet } = whereMoneyGoes(amount, soFar)
  return (
    <>
      {toDebt > 0 && <p>{text.paused(groupDigits(toDebt))}</p>}
      {toWallet > 0 && <p>{text.paidAlready(groupDigits(soFar.paid))}</p>}
      <p>
        {toDebt > 0 && toWallet > 0
          ? text.ifAcceptedBoth(groupDigits(toDebt), groupDigits(toWallet))
          : toWallet > 0
            ? text.ifAcceptedWallet(groupDigits(toWallet))
            : text.ifAcceptedDebt(groupDigits(toDebt))}
      </p>
    </>
  )
}

const Meaning = ({ dispute, soFar }: { dispute: Dispute; soFar: PaidSoFar }) => {
  const { status, answerBy } = dispute
  const amount = groupDigits(dispute.refundAmount)
  if (isOpenDispute(status)) {
    return (
      <>
        <Money amount={dispute.refundAmount} soFar={soFar} />
        <p>{status === 'OPEN' ? text.answerBy(jalaliDate(answerBy)) : text.withStaff}</p>
      </>
    )
  }
  if (status === 'ACCEPTED') return <p>{text.accepted(amount, refundPlace(dispute))}</p>
  if (status !== 'REFUSED') return null
  return <p>{soFar.owed > 0 ? text.refused : text.refusedPaid}</p>
}

const Answer = ({ dispute: { answer, decidedBy } }: { dispute: Dispute }) =>
  answer && decidedBy && text.answerOf[decidedBy] ? (
    <p className={styles.answer}>
      <small>{text.answerOf[decidedBy]}</small>
      {toPersianDigits(answer)}
    </p>
  ) : null

interface DisputeCardProps {
  dispute: Dispute
  soFar: PaidSoFar
  actions?: ReactNode
}

export const DisputeCard = ({ dispute, soFar, actions }: DisputeCardProps) => (
  <Card
    title={text.reportTitle}
    aside={<Badge tone={tones[dispute.status]}>{text.statuses[dispute.status]}</Badge>}
  >
    <div className={styles.body}>
      <Meaning dispute={dispute} soFar={soFar} />
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
