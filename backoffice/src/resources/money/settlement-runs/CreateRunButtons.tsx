import AddIcon from '@mui/icons-material/Add'
import { runKinds, type RunKind } from '@kasbeno/api/contracts/settlement'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { CreateRunDialog } from './CreateRunDialog'

const permission: Permission = 'settlement.run'

export const CreateRunButtons = () => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const [kind, setKind] = useState<RunKind | null>(null)
  if (!permissions?.includes(permission)) return null
  return (
    <>
      {runKinds.map((each) => (
        <Button
          key={each}
          variant={each === 'MATURITY' ? 'contained' : 'outlined'}
          startIcon={<AddIcon />}
          onClick={() => setKind(each)}
        >
          {translate(`settlement.create.${each}.label`)}
        </Button>
      ))}
      {kind && <CreateRunDialog kind={kind} onClose={() => setKind(null)} />}
    </>
  )
}
