import type { RunKind } from '@kasbeno/api/contracts/settlement'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { FormDialog } from '../../../components/FormDialog'
import { JalaliDateInput } from '../../../components/JalaliDateInput'
import { RecordSearch } from '../../../components/RecordSearch'
import { useCommand } from '../../../components/useCommand'
import { showPath } from '../../../providers/dataProvider'
import { runsPath, type RunsPath } from './run'

interface Distributor {
  id: string
  name: string
}

/** Makes a preview and opens it. A discount takes what will mature, so it asks for no day. */
export const CreateRunDialog = ({ kind, onClose }: { kind: RunKind; onClose: () => void }) => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { run, isRunning, refusal } = useCommand<RunsPath>()
  const [upTo, setUpTo] = useState<string | null>(null)
  const [distributor, setDistributor] = useState<Distributor | null>(null)

  const submit = async () => {
    const made = await run(runsPath(kind), {
      ...(upTo && { upTo }),
      ...(distributor && { distributorId: distributor.id }),
    })
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
      {kind !== 'WITHDRAWAL' && (
        <RecordSearch
          isOptional
          resource="distributors"
          nameOf={({ name }) => name}
          label="settlement.create.distributor"
          value={distributor}
          onChange={setDistributor}
        />
      )}
    </FormDialog>
  )
}
