import type { FormEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PriceField } from '#ui/PriceField.tsx'
import { ReasonedButton } from '#ui/ReasonedButton.tsx'
import { nameOf } from '#areas/company/parts/companies/personName.ts'
import { dashboardHolder as text } from '#areas/dashboard/words/dashboardHolder.ts'
import { ui } from '#core/words/ui.ts'
import { api } from '#core/api/client.ts'
import { holderEndpoints } from '#areas/cards/calls/holderEndpoints.ts'
import type { CardHolder } from '#core/api/types.ts'
import { dropDraft } from '#core/drafts.ts'
import { useKeptAmount } from '#core/forms.ts'
import { ignoreHeldEnter } from '#core/heldKeys.ts'
import { toast } from '#core/toast.ts'
import { useCommand } from '#core/useCommand.ts'
import { refreshHolders } from './useHolder.ts'
import styles from '../dashboard.module.css'

interface CeilingDialogProps {
  holder: CardHolder
  onClose: () => void
}

/** What a holder may pay by card within a Jalali month: another sum, or none. domain "Companies" */
export const CeilingDialog = ({ holder, onClose }: CeilingDialogProps) => {
  // As long as the ceiling is the same.
  const draft = `ceiling.${holder.id}.${holder.ceiling}`
  const [ceiling, setCeiling] = useKeptAmount(draft, holder.ceiling)
  const save = useCommand(async (next: number | null) => {
    await api.put(holderEndpoints.ceiling(holder.userId), { ceiling: next })
    dropDraft(draft)
    toast('success', next === null ? text.ceilingRemoved : text.ceilingSaved)
    onClose()
    await refreshHolders()
  })
  const reason = !ceiling
    ? text.ceilingMissing
    : ceiling === holder.ceiling
      ? text.ceilingSame
      : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) void save.run(ceiling)
  }
  return (
    <Dialog kind="dialog" title={text.ceilingTitle(nameOf(holder))} onClose={onClose}>
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
          <Button wide look="second" isRunning={save.isRunning} onClick={() => void save.run(null)}>
            {text.ceilingRemove}
          </Button>
        )}
        <Button wide look="quiet" onClick={onClose}>
          {ui.cancel}
        </Button>
      </form>
    </Dialog>
  )
}
