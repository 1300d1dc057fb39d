import {
  callbackOf,
  paymentCallbacks,
  type CallbackPurpose,
} from '@kasbeno/api/contracts/payment_callbacks'
import { useLocation } from 'wouter'
import { useGateways } from '#areas/wallet/parts/payment/GatewayChoice.tsx'
import { paidFromWallet } from '#areas/wallet/parts/payment/purposes.ts'
import { useOpenElsewhere } from '#areas/wallet/parts/payment/useOpenElsewhere.ts'
import { usePay } from '#areas/wallet/parts/payment/usePay.ts'
import { standingPath, usePlan } from '#areas/signup/parts/registration/standing.ts'
import { payment as text } from '#areas/wallet/words/payment.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { refresh, useQuery } from '#core/query.ts'

/** What the fee is paid as, at a gateway or out of the wallet. */
interface FeePurposes {
  atGateway: CallbackPurpose
  fromWallet: CallbackPurpose
}

/** Refetches after refusals, so that a paid fee is not offered again. */
export const useFeePayment = ({ atGateway, fromWallet }: FeePurposes, onRefused?: () => void) => {
  const plan = usePlan()
  const [, navigate] = useLocation()
  const detail = useQuery(endpoints.feeDetail(plan))
  const gateways = useGateways()
  const callback = callbackOf(atGateway, plan)
  const paidOut = async () => {
    await refresh(standingPath(plan))
    navigate(paidFromWallet(fromWallet, detail.data?.totalAmount ?? 0))
  }
  const readAnew = async () => {
    await refresh(standingPath(plan))
    onRefused?.()
    await refresh(endpoints.feeDetail(plan))
  }
  const pay = usePay(paidOut, callback, () => void readAnew())
  const isOpenElsewhere = useOpenElsewhere(callback)
  const title = text.titles[paymentCallbacks[callback].title]
  const start = () => void pay.run(endpoints.payFee(plan), { indicator: gateways.indicator })
  return { title, detail, gateways, start, isRunning: pay.isRunning, isOpenElsewhere }
}

export type FeePayment = ReturnType<typeof useFeePayment>
