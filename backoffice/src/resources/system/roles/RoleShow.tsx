import { permissions } from '@kasbeno/api/contracts/identity'
import { Alert, Box, Button, Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import {
  useNotify,
  usePermissions,
  useRedirect,
  useTranslate,
  useUpdate,
  type RaRecord,
} from 'react-admin'
import { TrailButton } from '../../../components/audit/TrailButton'
import { FactSheet } from '../../../components/Facts'
import { ShowPage } from '../../../components/ShowPage'
import { useUnsavedPage } from '../../../components/useUnsaved'
import { WithRecord } from '../../../components/WithRecord'

const isSame = (some: string[], others: string[]) =>
  some.length === others.length && some.every((right) => others.includes(right))

const Rights = ({ role }: { role: RaRecord }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const { permissions: own } = usePermissions<string[]>()
  const mayChange = own?.includes('staff.update') ?? false
  const [held, setHeld] = useState<string[]>(role.permissions ?? [])
  const [update, { isPending, error }] = useUpdate()
  useUnsavedPage(!isSame(held, role.permissions ?? []) && !isPending)
  const toggle = (right: string) =>
    setHeld(held.includes(right) ? held.filter((other) => other !== right) : [...held, right])
  const save = () =>
    void update(
      'roles',
      { id: role.id, data: { permissions: held }, previousData: role },
      {
        mutationMode: 'pessimistic',
        onSuccess: ({ waitingRequest }: RaRecord) => {
          if (waitingRequest === undefined) return notify('roles.saved', { type: 'success' })
          notify('staff.waits', { type: 'info' })
          redirect('show', 'change-requests', String(waitingRequest))
        },
        // shown beside the button
        onError: () => undefined,
      }
    )
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
          mb: 2,
        }}
      >
        {permissions.map((right) => (
          <FormControlLabel
            key={right}
            control={
              <Checkbox
                size="small"
                checked={held.includes(right)}
                disabled={!mayChange || isPending}
                onChange={() => toggle(right)}
              />
            }
            label={translate(`permissions.${right.replace('.', '_')}`)}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </Box>
      {error instanceof Error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate(error.message, { _: error.message })}
        </Alert>
      )}
      {mayChange && (
        <Button variant="contained" disabled={isPending} onClick={save}>
          {translate('ra.action.save')}
        </Button>
      )}
    </>
  )
}

export default function RoleShow() {
  return (
    <ShowPage commands={<TrailButton of="roles" />}>
      <FactSheet title="roles.rights">
        <WithRecord>{(role) => <Rights key={String(role.id)} role={role} />}</WithRecord>
      </FactSheet>
    </ShowPage>
  )
}
