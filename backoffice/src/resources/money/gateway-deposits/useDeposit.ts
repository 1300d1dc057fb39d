import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useCommand } from '../../../components/useCommand'
import { useHeldGateways } from './useHeldGateways'

interface Deposit {
  indicator: string
  amount: number | null
  trackingNumber: string
  depositedOn: string | null
}

export const useDeposit = (onDone: () => void) => {
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand<'/api/admin/gateway-deposits'>()
  const [changed, setChanged] = useState<Partial<Deposit>>({})
  const { gateways, error, refetch } = useHeldGateways()
  const chosen = gateways?.find(({ indicator }) => indicator === changed.indicator) ?? gateways?.[0]
  const { amount = chosen?.held ?? null, ...others } = changed
  const deposit: Deposit = {
    trackingNumber: '',
    depositedOn: null,
    ...others,
    amount,
    indicator: chosen?.indicator ?? '',
  }

  const submit = async () => {
    const body = { ...deposit, trackingNumber: deposit.trackingNumber.trim() }
    if (!(await run('gateway-deposits', body))) return
    notify('deposits.record.done', { type: 'success' })
    onDone()
  }
  const isComplete = Boolean(deposit.amount && deposit.trackingNumber.trim() && deposit.depositedOn)
  const change = (part: Partial<Deposit>) => setChanged({ ...changed, ...part })
  return { gateways, error, refetch, deposit, change, submit, isRunning, refusal, isComplete }
}
