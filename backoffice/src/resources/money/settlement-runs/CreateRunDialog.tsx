import type { RunKind } from '@kasbeno/api/contracts/settlement'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../../../components/FormDialog'
import { JalaliDateInput } from '../../../components/JalaliDateInput'
import { useCommand } from '../../../components/useCommand'
import { showPath } from '../../../providers/dataProvider'
import { runsPath, type RunsPath } from './run'

/** Discounts take everything, so need no day. */
export const CreateRunDialog = ({ kind, onClose }: { kind: RunKind; onClose: () => void }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { run, isRunning, refusal } = useCommand<RunsPath>()
  const [upTo, setUpTo] = useState<string | null>(null)

  const submit = async () => {
    const made = await run(runsPath(kind), upTo ? { upTo } : {})
    if (made) await navigate(showPath('settlement-runs', made.id))
  }
  return (
    <FormDialog
      title={`settlement.create.${kind}.title`}
      explain={`settlement.create.${kind}.explain`}
      submit="settlement.create.submit"
      isRunning={isRunning}
      refusal={refusal}
      isSubmitFocused
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {kind === 'MATURITY' && (
        <JalaliDateInput
          label={translate('settlement.create.upTo')}
          value={upTo}
          onChange={setUpTo}
        />
      )}
    </FormDialog>
  )
}
