import { Box, MenuItem, Stack, TextField } from '@mui/material'
import { useGetIdentity, useGetOne, usePermissions, useTranslate } from 'react-admin'
import { JalaliDateInput } from '../../../../components/JalaliDateInput'
import { RecordSearch } from '../../../../components/RecordSearch'
import { useIsBank } from '../../../../components/useIsBank'
import type { RowOf } from '../../../../providers/contract'
import { nameOf, periodNamed, periodNames } from './periods'
import type { Choice, Chosen } from './useReport'

type Choosable = 'branches' | 'distributors'

/** The id alone is in the address. */
const useNamed = (resource: string, id: string | null): RowOf<Choosable> | null => {
  const { data } = useGetOne<RowOf<Choosable>>(resource, { id: id ?? '' }, { enabled: id !== null })
  return id ? (data ?? null) : null
}

interface RecordChoiceProps {
  resource: Choosable
  label: string
  id: string | null
  filter?: Record<string, unknown>
  onChange: (id: string | null) => void
}

const RecordChoice = ({ resource, label, id, filter, onChange }: RecordChoiceProps) => (
  <Box sx={{ width: { xs: '100%', sm: 240 } }}>
    <RecordSearch<RowOf<Choosable>>
      isOptional
      resource={resource}
      filter={filter}
      nameOf={({ name }) => name}
      label={label}
      value={useNamed(resource, id)}
      onChange={(row) => onChange(row?.id ?? null)}
    />
  </Box>
)

const own = 'own'

/** Of which days, and of whom. */
export const ReportChoice = ({
  chosen,
  choose,
}: {
  chosen: Chosen
  choose: (choice: Choice) => void
}) => {
  const translate = useTranslate()
  const isBank = useIsBank()
  const { identity } = useGetIdentity()
  const { permissions = [] } = usePermissions<string[]>()
  const { from, to, branchId, distributorId } = chosen
  const mayChooseBranch = permissions.includes('branches.list') && !identity?.branchId
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
      <TextField
        select
        sx={{ width: { xs: '100%', sm: 200 } }}
        label={translate('reports.period')}
        value={nameOf({ from, to }) ?? own}
        onChange={({ target }) => {
          const name = periodNames.find((known) => known === target.value)
          if (name) choose(periodNamed(name))
        }}
      >
        {periodNames.map((name) => (
          <MenuItem key={name} value={name}>
            {translate(`reports.periods.${name}`)}
          </MenuItem>
        ))}
        <MenuItem value={own} disabled>
          {translate('reports.periods.own')}
        </MenuItem>
      </TextField>
      <Box sx={{ width: { xs: '100%', sm: 200 } }}>
        <JalaliDateInput
          label={translate('reports.from')}
          value={from}
          onChange={(day) => day && choose({ from: day })}
        />
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 200 } }}>
        <JalaliDateInput
          label={translate('reports.to')}
          value={to}
          onChange={(day) => day && choose({ to: day })}
        />
      </Box>
      {isBank && permissions.includes('distributors.list') && (
        <RecordChoice
          resource="distributors"
          label="reports.distributor"
          id={distributorId}
          onChange={(id) => choose({ distributorId: id, branchId: null })}
        />
      )}
      {mayChooseBranch && (!isBank || distributorId) && (
        <RecordChoice
          resource="branches"
          label="reports.branch"
          id={branchId}
          {...(distributorId && { filter: { distributorId } })}
          onChange={(id) => choose({ branchId: id })}
        />
      )}
    </Stack>
  )
}
