import { Alert, Typography } from '@mui/material'
import { useGetManyReference, usePermissions, useRecordContext, useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { Loaded } from '../../../components/Loaded'
import { Missing } from '../../../components/RialField'
import { Status } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'
import type { RecordOf } from '../../../providers/contract'

const field = (name: string) => `resources.payout-alarms.fields.${name}`
const order = { field: 'raisedAt', order: 'DESC' } as const

/** `of`: the field naming the transfer. */
export const useAlarms = (of: 'id' | 'payoutId') => {
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  return useGetManyReference<RecordOf<'payout-alarms'>>(
    'payout-alarms',
    {
      target: 'payoutId',
      id: String(record?.[of] ?? ''),
      pagination: { page: 1, perPage: 25 },
      sort: order,
      filter: {},
    },
    {
      enabled: Boolean(record?.[of]) && (permissions?.includes('settlement.read') ?? false),
      onError: () => undefined,
    }
  )
}

export const PayoutAlarms = ({ of }: { of: 'id' | 'payoutId' }) => {
  const translate = useTranslate()
  const query = useAlarms(of)
  if (!query.data?.length) return null
  return (
    <FactSheet title="payoutAlarms.title">
      {query.data.some(({ isOpen }) => isOpen) && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate('payoutAlarms.wait')}
        </Alert>
      )}
      {query.data.some(({ isUnexplained }) => isUnexplained) && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('payoutAlarms.unexplained')}
        </Alert>
      )}
      <Loaded query={query}>
        {(rows) => (
          <SubTable
            label="payoutAlarms.title"
            empty="payoutAlarms.none"
            rows={rows}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                label: field('kind'),
                render: ({ kind }) => (
                  <>
                    <Status of="payoutAlarm" value={kind} />
                    <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'normal' }}>
                      {translate(`payoutAlarms.meaning.${kind}`)}
                    </Typography>
                  </>
                ),
              },
              {
                label: field('answered'),
                render: ({ answered }) => <Status of="payout" value={answered} />,
              },
              {
                label: field('answeredTrackingNumber'),
                render: ({ answeredTrackingNumber }) => <Code value={answeredTrackingNumber} />,
              },
              {
                label: field('raisedAt'),
                render: ({ raisedAt }) => <JalaliDate value={raisedAt} withTime />,
              },
              {
                label: field('resolvedAt'),
                render: ({ resolvedAt }) =>
                  resolvedAt ? <JalaliDate value={resolvedAt} withTime /> : <Missing />,
              },
            ]}
          />
        )}
      </Loaded>
    </FactSheet>
  )
}
