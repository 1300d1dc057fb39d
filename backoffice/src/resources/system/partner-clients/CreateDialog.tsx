import { limits } from '@kasbeno/api/contracts/limits'
import { deskScopes, speaksForDistributor, type DeskScope } from '@kasbeno/api/contracts/partners'
import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { RecordSearch } from '../../../components/RecordSearch'
import { AskDialog } from '../../../components/requests/AskDialog'
import type { RowOf } from '../../../providers/contract'

/** Card programs are registered as devices. */
export default function CreateDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<DeskScope>('supplier')
  const [distributor, setDistributor] = useState<RowOf<'distributors'> | null>(null)
  const [isTest, setIsTest] = useState(false)
  const speaks = speaksForDistributor(scope)
  const isWhole = name.trim() !== '' && (!speaks || distributor !== null)
  const distributorId = speaks ? distributor?.id : null
  const wanted = isWhole ? { name: name.trim(), scope, distributorId, isTest } : null
  return (
    <AskDialog name="askPartner" path="partner-requests" wanted={wanted} onClose={onClose}>
      {(refused) => (
        <>
          <TextField
            autoFocus
            required
            label={translate('resources.partner-clients.fields.name')}
            value={name}
            error={Boolean(refused.name)}
            helperText={refused.name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.name } }}
          />
          <TextField
            select
            required
            label={translate('programs.scope')}
            value={scope}
            helperText={translate('programs.scopeHint')}
            onChange={({ target }) => setScope(target.value as DeskScope)}
          >
            {deskScopes.map((value) => (
              <MenuItem key={value} value={value}>
                {translate(`enums.scope.${value}`)}
              </MenuItem>
            ))}
          </TextField>
          {speaks && (
            <RecordSearch<RowOf<'distributors'>>
              resource="distributors"
              nameOf={({ name: known }) => known}
              label="resources.partner-clients.fields.distributorName"
              value={distributor}
              error={refused.distributorId}
              onChange={setDistributor}
            />
          )}
          <FormControlLabel
            label={translate('programs.isTest')}
            control={<Switch checked={isTest} onChange={(_, checked) => setIsTest(checked)} />}
          />
        </>
      )}
    </AskDialog>
  )
}
