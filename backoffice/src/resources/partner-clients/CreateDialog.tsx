import { limits } from '@kasbeno/api/contracts/limits'
import { deskScopes, speaksForDistributor, type DeskScope } from '@kasbeno/api/contracts/partners'
import { FormControlLabel, MenuItem, Switch, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import { AskDialog } from '../../components/requests/AskDialog'
import type { RowOf } from '../../providers/contract'

const distributorsMax = 200

const useDistributors = () =>
  useGetList<RowOf<'distributors'>>('distributors', {
    pagination: { page: 1, perPage: distributorsMax },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  }).data ?? []

/** What a program is, and for whom it speaks; those that charge cards are registered as devices of their merchant. */
export default function CreateDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const distributors = useDistributors()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<DeskScope>('supplier')
  const [distributorId, setDistributorId] = useState('')
  const [isTest, setIsTest] = useState(false)
  const speaks = speaksForDistributor(scope)
  const isWhole = name.trim() !== '' && (!speaks || distributorId !== '')
  const wanted = isWhole
    ? { name: name.trim(), scope, distributorId: speaks ? distributorId : null, isTest }
    : null
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
            <TextField
              select
              required
              label={translate('resources.partner-clients.fields.distributorName')}
              value={distributorId}
              error={Boolean(refused.distributorId)}
              helperText={refused.distributorId}
              onChange={({ target }) => setDistributorId(target.value)}
            >
              {distributors.map(({ id, name: known }) => (
                <MenuItem key={id} value={id}>
                  {known}
                </MenuItem>
              ))}
            </TextField>
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
