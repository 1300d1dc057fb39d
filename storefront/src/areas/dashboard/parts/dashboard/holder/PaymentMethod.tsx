import type { PaymentMethodType } from '@kasbeno/api/contracts/companies'
import { widensMethod } from '@kasbeno/api/contracts/spending'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { RadioCards } from '#ui/RadioCards.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import { ui } from '#core/words/ui.ts'
import { api } from '#core/api/client.ts'
import { holderEndpoints } from '#areas/cards/calls/holderEndpoints.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CompanyPhases } from '#core/api/types.ts'
import { refresh, useQuery } from '#core/query.ts'
import { toast, toastError } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { Widening } from './Widening.tsx'
import styles from '../dashboard.module.css'

const refreshPhases = () => refresh(legalEndpoints.phases)

/** What it could cost, and the code. */
const Wider = ({ method, onDone }: { method: PaymentMethodType; onDone: () => void }) => (
  <Loaded from={useQuery(holderEndpoints.paymentMethod)}>
    {({ largestLoss, consenters }) => (
      <Widening
        loss={largestLoss}
        consenters={consenters}
        start={() => api.post(holderEndpoints.paymentMethodCode, { paymentMethodType: method })}
        send={(otpSecret) =>
          api.put(holderEndpoints.paymentMethod, { paymentMethodType: method, otpSecret })
        }
        refreshed={refreshPhases}
        saved={text.methodSaved}
        onDone={onDone}
      />
    )}
  </Loaded>
)

const Choice = ({ phases }: { phases: CompanyPhases }) => {
  const { paymentMethodType: current, paymentMethodTypeList, companyKycStep } = phases
  const [chosen, choose] = useState<PaymentMethodType>(current)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const save = useCommand(
    async () => {
      await api.put(holderEndpoints.paymentMethod, { paymentMethodType: chosen })
      toast('success', text.methodSaved)
      close()
      await refreshPhases()
    },
    (error) => {
      toastError(error)
      // It may have been set all the same, or in another tab.
      void refreshPhases()
    }
  )
  const isWider = widensMethod(current, chosen)
  const reason =
    companyKycStep !== 'CREDIT_ACCEPTED'
      ? text.refusals.waitForCredit
      : chosen === current
        ? text.methodSame
        : null
  return (
    <Card title={text.method}>
      <RadioCards
        isRow
        label={text.methodIntro}
        name="paymentMethodType"
        value={chosen}
        onChange={(value) => choose(value as PaymentMethodType)}
        options={paymentMethodTypeList.map((value) => ({
          value,
          label: text.methods[value],
          hint: text.methodHints[value],
        }))}
        disabled={save.isRunning}
      />
      <div className={styles.commands}>
        <div>
          <ReasonedButton look="second" reason={reason} onClick={() => setAsking(true)}>
            {text.methodSave}
          </ReasonedButton>
        </div>
      </div>
      {isAsking && (
        <Dialog
          kind="dialog"
          title={text.methodConfirmTitle}
          onClose={close}
          actions={
            !isWider && (
              <>
                <Button wide isRunning={save.isRunning} onClick={() => void save.run()}>
                  {text.methodConfirmSave}
                </Button>
                <Button wide look="quiet" onClick={close}>
                  {ui.cancel}
                </Button>
              </>
            )
          }
        >
          <div className={styles.stack}>
            <p>{text.methodConfirm(text.methods[current], text.methods[chosen])}</p>
            <p>{text.methodHints[chosen]}</p>
            {text.methodEnds[current] && <p>{text.methodEnds[current]}</p>}
            {isWider && <Wider method={chosen} onDone={close} />}
          </div>
        </Dialog>
      )}
    </Card>
  )
}

/** company §2, §4 */
export const PaymentMethod = () => (
  <Loaded from={useQuery(legalEndpoints.phases)}>
    {(phases) => <Choice key={phases.paymentMethodType} phases={phases} />}
  </Loaded>
)
