import { isOpenDispute } from '@kasbeno/api/contracts/disputes'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { goods as text } from '#areas/invoices/words/goods.ts'
import { ui } from '#core/words/ui.ts'
import { endpoints } from '#core/api/endpoints.ts'
import type { GoodsReceipt, Id, Order } from '#core/api/types.ts'
import { jalaliDate, jalaliLong } from '#core/jalali.ts'
import { useQuery } from '#core/query.ts'
import { DisputeCard } from './DisputeCard.tsx'
import { useGoods } from './useGoods.ts'
import { paidSoFar } from './whereMoneyGoes.ts'
import styles from './goods.module.css'

type Asked = 'confirm' | 'withdraw'

/** What the command means, before it is given. */
const Sure = ({
  id,
  asked,
  hasOpen,
  isOwed,
  onClose,
}: {
  id: Id
  asked: Asked
  hasOpen: boolean
  isOwed: boolean
  onClose: () => void
}) => {
  const commands = useGoods(id, onClose)
  const isConfirm = asked === 'confirm'
  const withdrawn = isOwed ? text.withdrawText : text.withdrawTextPaid
  const command = isConfirm ? commands.confirm : commands.withdraw
  return (
    <Dialog
      kind="dialog"
      title={isConfirm ? text.confirmTitle : text.withdraw}
      onClose={onClose}
      actions={
        <>
          <Button wide isRunning={command.isRunning} onClick={() => void command.run()}>
            {isConfirm ? text.confirm : text.withdraw}
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <p>{isConfirm ? text.confirmText : withdrawn}</p>
      {isConfirm && hasOpen && <p>{isOwed ? text.confirmOpen : text.confirmOpenPaid}</p>}
    </Dialog>
  )
}

const Receipt = ({
  id,
  receipt,
  onConfirm,
}: {
  id: Id
  receipt: GoodsReceipt
  onConfirm: () => void
}) => {
  const { receivedAt, receiptUntil, canConfirm, canReport, disputes } = receipt
  if (receivedAt) return <Card title={text.title}>{text.receivedOn(jalaliDate(receivedAt))}</Card>
  if (!canConfirm || !receiptUntil) return null
  return (
    <Card title={text.title}>
      <div className={styles.body}>
        <p>{text.ask(jalaliLong(receiptUntil))}</p>
        <div className={styles.commands}>
          <Button look="second" icon="check" onClick={onConfirm}>
            {text.confirm}
          </Button>
          {canReport && (
            <ButtonLink look="quiet" icon="alert" href={paths.reportGoods(id)} comesBack>
              {disputes.length > 0 ? text.reportMore : text.report}
            </ButtonLink>
          )}
        </div>
      </div>
    </Card>
  )
}

export const Goods = ({ order }: { order: Order }) => {
  const { id } = order
  const soFar = paidSoFar(order)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { data: receipt } = useQuery(endpoints.goodsReceipt(id))
  if (!receipt) return null
  const hasOpen = receipt.disputes.some(({ status }) => isOpenDispute(status))
  return (
    <>
      {receipt.disputes.map((dispute) => (
        <DisputeCard
          key={dispute.id}
          dispute={dispute}
          soFar={soFar}
          actions={
            isOpenDispute(dispute.status) && (
              <Button small look="quiet" onClick={() => setAsked('withdraw')}>
                {text.withdraw}
              </Button>
            )
          }
        />
      ))}
      <Receipt id={id} receipt={receipt} onConfirm={() => setAsked('confirm')} />
      {asked && (
        <Sure
          id={id}
          asked={asked}
          hasOpen={hasOpen}
          isOwed={soFar.owed > 0}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
