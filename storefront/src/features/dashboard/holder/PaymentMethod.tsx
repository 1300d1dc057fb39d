import type { PaymentMethodType } from '@kasbeno/api/contracts/companies'
import { useState } from 'react'
import { Button } from '#components/Button.tsx'
import { Card } from '#components/Card.tsx'
import { Dialog } from '#components/Dialog.tsx'
import { Loaded } from '#components/Loaded.tsx'
import { RadioCards } from '#components/RadioCards.tsx'
import { ReasonedButton } from '#components/ReasonedButton.tsx'
import { dashboardHolder as text } from '#i18n/fa/dashboardHolder.ts'
import { ui } from '#i18n/fa/ui.ts'
import { api } from '#lib/api/client.ts'
import { holderEndpoints } from '#lib/api/holderEndpoints.ts'
import { legalEndpoints } from '#lib/api/legalEndpoints.ts'
import type { CompanyPhases } from '#lib/api/types.ts'
import { refresh, useQuery } from '#lib/query.ts'
import { toast, toastError } from '#lib/toast.ts'
import { useCommand } from '#lib/useCommand.ts'
import styles from '../dashboard.module.css'

const Choice = ({ phases }: { phases: CompanyPhases }) => {
  const { paymentMethodType: current, paymentMethodTypeList, companyKycStep } = phases
  const [chosen, choose] = useState<PaymentMethodType>(current)
  const [isAsking, setAsking] = useState(false)
  const save = useCommand(
    async () => {
      await api.put(holderEndpoints.paymentMethod, { paymentMethodType: chosen })
      toast('success', text.methodSaved)
      setAsking(false)
      await refresh(legalEndpoints.phases)
    },
    (error) => {
      toastError(error)
      // It may have been set all the same, or in another tab.
      void refresh(legalEndpoints.phases)
    }
  )
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
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button wide isRunning={save.isRunning} onClick={() => void save.run()}>
                {text.methodConfirmSave}
              </Button>
              <Button wide look="quiet" onClick={() => setAsking(false)}>
                {ui.cancel}
              </Button>
            </>
          }
        >
          <p>{text.methodConfirm(text.methods[current], text.methods[chosen])}</p>
          <p>{text.methodHints[chosen]}</p>
          {text.methodEnds[current] && <p>{text.methodEnds[current]}</p>}
        </Dialog>
      )}
    </Card>
  )
}

/** How the company's cards pay. company §2 "Payment method choice", §4 "Payment method" */
export const PaymentMethod = () => (
  <Loaded from={useQuery(legalEndpoints.phases)}>
    {(phases) => <Choice key={phases.paymentMethodType} phases={phases} />}
  </Loaded>
)
