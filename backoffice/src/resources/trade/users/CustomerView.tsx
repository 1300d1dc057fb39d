import { personPlans } from '@kasbeno/api/contracts/plans'
import { Alert, Box, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { Loaded } from '../../../components/Loaded'
import { Page } from '../../../components/Page'
import { RecordLink } from '../../../components/RecordLink'
import { Rials } from '../../../components/RialField'
import { SubTable } from '../../../components/SubTable'
import { formatCode } from '../../../lib/format'
import type { GetAnswer } from '../../../providers/contract'
import { showPath } from '../../../providers/dataProvider'
import { getJson } from '../../../providers/http'

type View = GetAnswer<'/api/admin/customers/{userId}/view'>

const Figure = ({ label, amount }: { label: string; amount: number }) => {
  const translate = useTranslate()
  return (
    <Paper sx={{ p: 2, minWidth: 200 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(label)}
      </Typography>
      <Typography sx={{ fontWeight: 700 }}>
        <Rials value={amount} />
      </Typography>
    </Paper>
  )
}

const Standing = ({ registration }: { registration: View['registration'] }) => {
  const translate = useTranslate()
  const steps = [
    ['identity', registration.identityOverallStatus],
    ['shop', registration.shopOverallStatus],
    ['docs', registration.docsOverallStatus],
  ] as const
  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      {steps.map(([step, status]) => (
        <Typography key={step}>
          {translate(`enums.stepName.${step}`)}: {translate(`enums.step.${status}`)}
        </Typography>
      ))}
      {registration.cardStatus && (
        <Typography>
          {translate('customerView.card')}: {translate(`enums.card.${registration.cardStatus}`)}
        </Typography>
      )}
      {registration.creditBlocked && (
        <Typography color="error">{translate('customerView.blocked')}</Typography>
      )}
    </Stack>
  )
}

const Seen = ({ view }: { view: View }) => (
  <Stack spacing={2}>
    <Standing registration={view.registration} />
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Figure label="customerView.cash" amount={view.wallet.cash} />
      <Figure label="customerView.credit" amount={view.wallet.credit} />
      <Figure label="customerView.limit" amount={view.wallet.creditAmount} />
    </Stack>
    <FactSheet title="customerView.pending">
      <SubTable
        label="customerView.pending"
        empty="customerView.noPending"
        rows={view.pendingOrders.items}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            label: 'resources.orders.fields.externalId',
            render: ({ id, externalId }) => (
              <RecordLink resource="orders" id={id}>
                {formatCode(externalId)}
              </RecordLink>
            ),
          },
          {
            label: 'resources.orders.fields.distributorName',
            render: ({ distributorName }) => distributorName,
          },
          {
            label: 'resources.orders.fields.grandTotalAmount',
            isNumber: true,
            render: ({ grandTotalAmount }) => <Rials value={grandTotalAmount} hideUnit />,
          },
        ]}
      />
    </FactSheet>
    <FactSheet title="customerView.obligations">
      <SubTable
        label="customerView.obligations"
        empty="customerView.noObligations"
        rows={view.obligations.items}
        rowKey={({ kind, id }) => `${kind} ${id}`}
        columns={[
          { label: 'customerView.what', render: ({ title }) => title },
          {
            label: 'customerView.amount',
            isNumber: true,
            render: ({ amount }) => <Rials value={amount} hideUnit />,
          },
          { label: 'customerView.due', render: ({ dueDate }) => <JalaliDate value={dueDate} /> },
        ]}
      />
    </FactSheet>
  </Stack>
)

/** A customer's pages, to look at: there is nothing to press, and looking is kept. */
export default function CustomerView() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const [plan, setPlan] = useState('')
  const { data: customer } = useGetOne('users', { id })
  const name = [customer?.firstname, customer?.lastname].filter(Boolean).join(' ')
  const path = `/api/admin/customers/${encodeURIComponent(id)}/view`
  const query = useQuery({
    queryKey: ['customer-view', id, plan],
    queryFn: ({ signal }): Promise<View> =>
      getJson<'/api/admin/customers/{userId}/view'>(plan ? `${path}?plan=${plan}` : path, signal),
    retry: false,
    // Every look is audited, so no refetching.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  return (
    <Page
      back={showPath('users', id)}
      title="customerView.title"
      of={<bdi>{name || formatCode(customer?.phone ?? '')}</bdi>}
    >
      <Stack spacing={2}>
        <Alert severity="info">{translate('customerView.explain')}</Alert>
        <Box>
          <TextField
            select
            size="small"
            label={translate('customerView.plan')}
            value={plan || query.data?.plan || ''}
            onChange={({ target }) => setPlan(target.value)}
            sx={{ minWidth: 260 }}
          >
            {personPlans.map((value) => (
              <MenuItem key={value} value={value}>
                {translate(`enums.plan.${value}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        <Loaded query={query}>{(view) => <Seen view={view} />}</Loaded>
      </Stack>
    </Page>
  )
}
