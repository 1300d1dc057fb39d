import { searchKey } from '@kasbeno/api/contracts/digits'
import { permissionGroups } from '@kasbeno/api/contracts/identity'
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material'
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
import { formatNumber } from '../../../lib/format'

const isSame = (some: string[], others: string[]) =>
  some.length === others.length && some.every((right) => others.includes(right))

const labelOf = (right: string) => `permissions.${right.replace('.', '_')}`

interface GroupsProps {
  held: readonly string[]
  isDisabled: boolean
  toggle: (right: string) => void
}

/** By what they are about; what is typed leaves those whose name has every word of it. */
const Groups = ({ held, isDisabled, toggle }: GroupsProps) => {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const words = searchKey(typed).split(' ').filter(Boolean)
  const isMeant = (right: string) => {
    const name = searchKey(translate(labelOf(right)))
    return words.every((word) => name.includes(word))
  }
  const groups = Object.entries(permissionGroups).flatMap(([name, rights]) => {
    const shown = rights.filter(isMeant)
    const count = rights.filter((right) => held.includes(right)).length
    return shown.length > 0 ? [{ name, shown, count, all: rights.length }] : []
  })
  return (
    <>
      <TextField
        type="search"
        size="small"
        fullWidth
        label={translate('roles.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ mb: 2, maxWidth: 420 }}
      />
      {groups.length === 0 && (
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          {translate('roles.noneFound')}
        </Typography>
      )}
      {groups.map(({ name, shown, count, all }) => (
        <Box
          key={name}
          component="section"
          aria-label={translate(`roles.groups.${name}`)}
          sx={{ mb: 2 }}
        >
          <Typography variant="h3" sx={{ fontSize: '1rem', fontWeight: 500, mb: 0.5 }}>
            {translate(`roles.groups.${name}`)}{' '}
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {translate('roles.heldOf', { held: formatNumber(count), all: formatNumber(all) })}
            </Typography>
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
            }}
          >
            {shown.map((right) => (
              <FormControlLabel
                key={right}
                control={
                  <Checkbox
                    size="small"
                    checked={held.includes(right)}
                    disabled={isDisabled}
                    onChange={() => toggle(right)}
                  />
                }
                label={translate(labelOf(right))}
                slotProps={{ typography: { variant: 'body2' } }}
              />
            ))}
          </Box>
        </Box>
      ))}
    </>
  )
}

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
      <Groups held={held} isDisabled={!mayChange || isPending} toggle={toggle} />
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
