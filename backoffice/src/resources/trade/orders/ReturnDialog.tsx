import { Alert, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { FormDialog } from '../../../components/FormDialog'
import { Rials } from '../../../components/RialField'
import { useCommand } from '../../../components/useCommand'
import { formatNumber } from '../../../lib/format'
import type { RecordOf } from '../../../providers/contract'
import { backOf, leftAfter } from './returned'

interface ReturnDialogProps {
  order: RecordOf<'orders'>
  onClose: () => void
}

/** How much of each line comes back; what is left is sent. */
export default function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand()
  const { orderItems } = order
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const quantities = orderItems.map((item, line) => backOf(item, typed[line]))
  const isFaulty = quantities.includes(null)
  const left = leftAfter(
    orderItems,
    quantities.map((quantity) => quantity ?? 0)
  )
  const back = order.grandTotalAmount - left.grandTotalAmount
  const isAll = !isFaulty && left.items.length === 0
  const submit = async () => {
    const answer = await run(`orders/${order.id}/return`, {
      ...left,
      formerTotalAmount: order.grandTotalAmount,
    })
    if (!answer) return
    notify('commands.returnGoods.done', { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      isRoomy
      title="commands.returnGoods.title"
      explain="commands.returnGoods.explain"
      submit="commands.returnGoods.label"
      words={{ invoice: order.externalId }}
      isRunning={isRunning}
      refusal={refusal}
      isIncomplete={isFaulty || isAll || back === 0}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {orderItems.map(({ itemName, unitType, qty }, line) => (
        <TextField
          key={line}
          fullWidth
          autoFocus={line === 0}
          label={itemName}
          value={typed[line] ?? ''}
          error={quantities[line] === null}
          helperText={translate('orders.return.of', { qty: formatNumber(qty), unit: unitType })}
          onChange={({ target }) => setTyped({ ...typed, [line]: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
        />
      ))}
      {isAll ? (
        <Alert severity="info">{translate('orders.return.all')}</Alert>
      ) : (
        <Alert severity="info" icon={false}>
          {translate('orders.return.back')} <Rials value={isFaulty ? 0 : back} />
        </Alert>
      )}
    </FormDialog>
  )
}
