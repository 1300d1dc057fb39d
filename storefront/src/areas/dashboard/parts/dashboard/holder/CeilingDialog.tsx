import { largestLoss, widensCeiling, type MonthlyCeiling } from '@kasbeno/api/contracts/spending'
import { useState, type FormEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PriceField } from '#ui/PriceField.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import { ui } from '#core/words/ui.ts'
import { api } from '#core/api/client.ts'
import { holderEndpoints } from '#areas/cards/calls/holderEndpoints.ts'
import { legalEndpoints } from '#areas/company/calls/legalEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { dropDraft } from '#core/drafts.ts'
import { useKeptAmount } from '#core/forms.ts'
import { ignoreHeldEnter } from '#core/heldKeys.ts'
import { useQuery } from '#core/query.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { refreshHolders } from './useHolder.ts'
import { Widening } from './Widening.tsx'
import styles from '../dashboard.module.css'

interface CeilingDialogProps {
  holder: CardHolder
  onClose: () => void
}

const savedText = (next: MonthlyCeiling) =>
  next === null ? text.ceilingRemoved : text.ceilingSaved

/** What it could cost, and the code. */
const Wider = ({
  holder,
  ceiling,
  onDone,
}: {
  holder: CardHolder
  ceiling: MonthlyCeiling
  onDone: () => void
}) => {
  const holders = useQuery(legalEndpoints.cardHolders)
  const method = useQuery(holderEndpoints.paymentMethod)
  return (
    <Loaded from={holders}>
      {({ items }) => (
        <Loaded from={method}>
          {({ credit, consenters }) => (
            <Widening
              loss={largestLoss(
                credit,
                items.map((one) => (one.id === holder.id ? ceiling : one.ceiling))
              )}
              consenters={consenters}
              start={() => api.post(holderEndpoints.ceilingCode(holder.userId), { ceiling })}
              send={(otpSecret) =>
                api.put(holderEndpoints.ceiling(holder.userId), { ceiling, otpSecret })
              }
              refreshed={refreshHolders}
              saved={savedText(ceiling)}
              onDone={onDone}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

/** What a holder may pay by card within a Jalali month: another sum, or none. domain "Companies" */
export const CeilingDialog = ({ holder, onClose }: CeilingDialogProps) => {
  // As long as the ceiling is the same.
  const draft = `ceiling.${holder.id}.${holder.ceiling}`
  const [ceiling, setCeiling] = useKeptAmount(draft, holder.ceiling)
  const [wider, widen] = useState<{ to: MonthlyCeiling } | null>(null)
  const done = () => {
    dropDraft(draft)
    onClose()
  }
  const save = useCommand(async (next: MonthlyCeiling) => {
    await api.put(holderEndpoints.ceiling(holder.userId), { ceiling: next })
    toast('success', savedText(next))
    done()
    await refreshHolders()
  })
  const reason = !ceiling
    ? text.ceilingMissing
    : ceiling === holder.ceiling
      ? text.ceilingSame
      : null
  const go = (next: MonthlyCeiling) => {
    if (widensCeiling(holder.ceiling, next)) widen({ to: next })
    else void save.run(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) go(ceiling)
  }
  return (
    <Dialog kind="dialog" title={text.ceilingTitle(nameOf(holder))} onClose={onClose}>
      {wider ? (
        <div className={styles.stack}>
          <Wider holder={holder} ceiling={wider.to} onDone={done} />
          <Button wide look="quiet" onClick={() => widen(null)}>
            {text.ceilingAnother}
          </Button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={submit} onKeyDown={ignoreHeldEnter} noValidate>
          <PriceField
            label={text.ceilingField}
            hint={text.ceilingHint}
            value={ceiling}
            onChange={setCeiling}
            disabled={save.isRunning}
          />
          <ReasonedButton wide type="submit" reason={reason} isRunning={save.isRunning}>
            {text.ceilingSave}
          </ReasonedButton>
          {holder.ceiling !== null && (
            <Button wide look="second" isRunning={save.isRunning} onClick={() => go(null)}>
              {text.ceilingRemove}
            </Button>
          )}
          <Button wide look="quiet" onClick={onClose}>
            {ui.cancel}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
