import CheckIcon from '@mui/icons-material/CheckOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import { Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { RecordContextProvider, useRecordContext } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'
import { FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { Loaded } from '../../../components/Loaded'
import { Status } from '../../../components/StatusChip'
import { SubTable, type SubColumn } from '../../../components/SubTable'
import type { GetAnswer, RecordOf } from '../../../providers/contract'
import { getJson } from '../../../providers/http'
import { legal } from './company'

type Answer = GetAnswer<'/api/legal/admin/companies/{id}/delegations'>
type Row = Answer['items'][number]

const whyNot = ({ mayDecide }: Row): string | null =>
  mayDecide ? null : 'companies.delegation.notTheBanks'

const wordsOf = ({ delegate, delegator }: Row) => ({
  delegate: delegate.fullName,
  delegator: delegator.fullName,
})

export const ConfirmDelegationButton = () => (
  <CommandButton
    name="confirmDelegation"
    permission="companies.set-rule"
    path={({ id }: Row) => `${legal}/delegations/${id}/confirm`}
    icon={<CheckIcon />}
    color="primary"
    hideWhenDisabled
    disabledReason={whyNot}
    words={wordsOf}
  />
)

export const RefuseDelegationButton = () => (
  <CommandButton
    name="refuseDelegation"
    permission="companies.set-rule"
    path={({ id }: Row) => `${legal}/delegations/${id}/refuse`}
    icon={<CloseIcon />}
    color="error"
    hideWhenDisabled
    disabledReason={whyNot}
    words={wordsOf}
  />
)

const columns: SubColumn<Row>[] = [
  { label: 'companies.delegation.delegator', render: ({ delegator }) => delegator.fullName },
  { label: 'companies.delegation.delegate', render: ({ delegate }) => delegate.fullName },
  { label: 'companies.delegation.from', render: ({ from }) => <JalaliDate value={from} /> },
  { label: 'companies.delegation.to', render: ({ to }) => <JalaliDate value={to} /> },
  {
    label: 'companies.delegation.standing',
    render: (row) => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Status of="delegationStanding" value={row.standing} />
        <RecordContextProvider value={row}>
          <ConfirmDelegationButton />
          <RefuseDelegationButton />
        </RecordContextProvider>
      </Stack>
    ),
  },
]

/** The bank decides where the company has nobody. docs/adr/0030 */
export const Delegations = () => {
  const id = useRecordContext<RecordOf<'companies'>>()?.id
  const path = `${legal}/companies/${String(id)}/delegations`
  const query = useQuery({
    queryKey: ['companies', 'delegations', id],
    queryFn: ({ signal }) => getJson<'/api/legal/admin/companies/{id}/delegations'>(path, signal),
    enabled: id !== undefined,
    retry: false,
  })
  return (
    <FactSheet title="companies.delegation.title">
      <Loaded query={query}>
        {({ items }) => (
          <SubTable
            rows={items}
            columns={columns}
            rowKey={(row) => row.id}
            empty="companies.delegation.none"
            label="companies.delegation.title"
          />
        )}
      </Loaded>
    </FactSheet>
  )
}
