import { useId, type FormEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PriceField } from '#ui/PriceField.tsx'
import { GatewayChoice, useGateways } from '#areas/wallet/parts/payment/GatewayChoice.tsx'
import { ArrearsRule } from './ArrearsRule.tsx'
import { useSettings } from '#areas/profile/parts/support/useSettings.ts'
import { installments as text } from '#areas/debts/words/installments.ts'
import { ui } from '#core/words/ui.ts'
import type { Id } from '#core/api/types.ts'
import { useKeptAmount } from '#core/forms.ts'
import { groupDigits } from '#core/grouped.ts'
import { useFirstInvalid } from '#core/useFirstInvalid.ts'
import { missingOf, partsSentence, problemOf, sourceSentence } from './sources.ts'
import { useRepay } from './useRepay.ts'
import styles from './installments.module.css'

export interface Preset {
  label: string
  amount: number
}

interface RepaySheetProps {
  installmentId: Id | null
  orderId?: Id
  owed: number
  suggested?: number
  cash: number
  presets?: Preset[]
  /** Paid first, frees no credit. */
  lateFee?: number
  opensCredit: boolean
  onClose: () => void
}

const Presets = ({
  presets,
  amount,
  onChoose,
}: {
  presets: Preset[]
  amount: number | null
  onChoose: (amount: number) => void
}) => (
  <div className={styles.presets} role="group" aria-label={text.presets}>
    {presets.map((preset) => (
      <button
        key={preset.label}
        type="button"
        className={styles.preset}
        aria-pressed={preset.amount === amount}
        onClick={() => onChoose(preset.amount)}
      >
        {preset.label}
      </button>
    ))}
  </div>
)

/** What paying does to the credit, in a sentence. */
const effectOf = ({ lateFee = 0, opensCredit }: RepaySheetProps, amount: number): string => {
  if (lateFee > 0) return text.lateFeeFirst(groupDigits(Math.min(lateFee, amount)))
  return opensCredit ? text.opensCredit : text.freesCredit
}

/** With words, source and effect. */
export const RepaySheet = (props: RepaySheetProps) => {
  const { installmentId, orderId, owed, suggested = owed, cash, presets = [], onClose } = props
  const formId = useId()
  const draft = `repay.${installmentId ?? 'oldest'}.${owed}`
  const [amount, setAmount] = useKeptAmount(draft, suggested)
  const min = Number(useSettings().repaymentMinRials ?? 0)
  const { form, isTried, tryAgain } = useFirstInvalid()
  const gateways = useGateways()
  const repay = useRepay(installmentId, amount ?? 0, orderId)
  const whole = [suggested, ...presets.map((preset) => preset.amount)]
  const problem = problemOf(amount, { owed, min, whole })
  // An empty field promises nothing of the wallet.
  const missing = missingOf(amount ?? suggested, cash)
  const waitsForGateways = !problem && missing > 0 && gateways.indicator === ''

  const submit = (event: FormEvent) => {
    event.preventDefault()
    tryAgain()
    if (problem) return
    repay.run(missing > 0 ? gateways.indicator : undefined)
  }

  return (
    <Dialog
      title={installmentId === null ? text.sheetOldest : text.sheetOne}
      onClose={onClose}
      actions={
        <>
          <Button
            wide
            type="submit"
            form={formId}
            isRunning={repay.isRunning}
            disabled={waitsForGateways}
          >
            {missing > 0 ? text.payThroughGateway : text.payFromWallet}
          </Button>
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} className={styles.form} onSubmit={submit} noValidate>
        <PriceField
          label={text.payAmount}
          hint={partsSentence(owed, min)}
          value={amount}
          onChange={setAmount}
          error={isTried || (amount ?? 0) > owed ? problem : undefined}
        />
        {presets.length > 1 && <Presets presets={presets} amount={amount} onChoose={setAmount} />}
        {!problem && amount !== null && (
          <p aria-live="polite">
            {sourceSentence(amount, cash)} {effectOf(props, amount)}
          </p>
        )}
        {!problem && missing > 0 && <GatewayChoice {...gateways} />}
        <ArrearsRule />
      </form>
    </Dialog>
  )
}
