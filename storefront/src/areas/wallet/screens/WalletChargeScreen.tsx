import { walletCharge } from '@kasbeno/api/contracts/limits'
import { callbackOf } from '@kasbeno/api/contracts/payment_callbacks'
import { useId, useState, type FormEvent } from 'react'
import { useLocation, useSearch } from 'wouter'
import { paths } from '#app/paths.ts'
import { Button } from '#ui/Button.tsx'
import { PriceField } from '#ui/PriceField.tsx'
import { Screen } from '#ui/Screen.tsx'
import { GatewayChoice, useGateways } from '#areas/wallet/parts/payment/GatewayChoice.tsx'
import { usePay } from '#areas/wallet/parts/payment/usePay.ts'
import { usePlan } from '#areas/signup/parts/registration/standing.ts'
import { SupportLink } from '#areas/profile/parts/support/SupportLink.tsx'
import { OpenPayments } from '#areas/wallet/parts/wallet/OpenPayments.tsx'
import { WalletOwner } from '#areas/wallet/parts/wallet/WalletOwner.tsx'
import { wallet as text } from '#areas/wallet/words/wallet.ts'
import { endpoints } from '#core/api/endpoints.ts'
import { inLargeToman } from '#core/money.ts'
import { useFirstInvalid } from '#core/useFirstInvalid.ts'
import styles from '#areas/wallet/parts/wallet/wallet.module.css'

const problemOf = (amount: number | null): string | undefined => {
  if (amount === null) return text.amountMissing
  if (amount < walletCharge.min) return text.tooLittle
  return amount > walletCharge.max ? text.tooMuch : undefined
}

/** Suggested within limits, else usual. */
const firstAmount = (search: string): number => {
  const suggested = Math.ceil(Number(new URLSearchParams(search).get('amount')) || 0)
  if (suggested <= 0) return walletCharge.default
  return Math.min(walletCharge.max, Math.max(walletCharge.min, suggested))
}

export default function WalletChargeScreen() {
  const plan = usePlan()
  const formId = useId()
  const search = useSearch()
  const [, navigate] = useLocation()
  const [amount, setAmount] = useState<number | null>(() => firstAmount(search))
  const { form, isTried, tryAgain } = useFirstInvalid()
  const gateways = useGateways()
  // A charge always needs a gateway.
  const pay = usePay(() => navigate(paths.wallet), callbackOf('wallet-charge', plan))
  const problem = problemOf(amount)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    tryAgain()
    if (problem) return
    void pay.run(endpoints.chargeWallet, { plan, amount, indicator: gateways.indicator })
  }

  return (
    <Screen
      title={text.chargeTitle}
      back={paths.wallet}
      aside={<SupportLink />}
      footer={
        <Button
          wide
          type="submit"
          form={formId}
          isRunning={pay.isRunning}
          disabled={!problem && gateways.indicator === ''}
        >
          {text.pay}
        </Button>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        <WalletOwner />
        <OpenPayments source="WALLET_CHARGE" />
        <PriceField
          label={text.chargeAmount}
          value={amount}
          onChange={setAmount}
          error={isTried || (amount ?? 0) > walletCharge.max ? problem : undefined}
        />
        <div className={styles.quick} role="group" aria-label={text.quick}>
          {walletCharge.quick.map((quick) => (
            <button
              key={quick}
              type="button"
              className={styles.quickAmount}
              aria-pressed={quick === amount}
              onClick={() => setAmount(quick)}
            >
              {inLargeToman(quick)}
            </button>
          ))}
        </div>
        <GatewayChoice {...gateways} />
      </form>
    </Screen>
  )
}
