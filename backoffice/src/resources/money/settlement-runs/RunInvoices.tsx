import { Stack, TablePagination } from '@mui/material'
import { useState } from 'react'
import { useGetManyReference, useRecordContext, useTranslate } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { Loaded } from '../../../components/Loaded'
import { RecordLink } from '../../../components/RecordLink'
import { Missing, Rials } from '../../../components/RialField'
import { SubTable } from '../../../components/SubTable'
import { formatNumber } from '../../../lib/format'

const perPage = 25
const order = { field: 'paymentId', order: 'ASC' } as const
const field = (name: string) => `resources.payout-items.fields.${name}`

export const RunInvoices = ({ hasDiscount }: { hasDiscount: boolean }) => {
  const translate = useTranslate()
  const record = useRecordContext()
  const [page, setPage] = useState(0)
  const { total = 0, ...query } = useGetManyReference(
    'settlement-run-items',
    {
      target: 'runId',
      id: record?.id ?? '',
      pagination: { page: page + 1, perPage },
      sort: order,
      filter: {},
    },
    { enabled: record !== undefined, onError: () => undefined }
  )
  return (
    <FactSheet title="settlement.invoicesOfRun">
      <Stack spacing={1}>
        <Loaded query={query}>
          {(rows) => (
            <SubTable
              label="settlement.invoicesOfRun"
              rows={rows}
              rowKey={({ id }) => String(id)}
              columns={[
                {
                  label: field('paymentId'),
                  render: ({ paymentId }) => <Code value={paymentId} />,
                },
                {
                  label: field('distributorName'),
                  render: ({ distributorName }) => distributorName,
                },
                {
                  label: field('externalId'),
                  render: ({ orderId, externalId }) => (
                    <RecordLink resource="orders" id={orderId}>
                      <Code value={externalId} />
                    </RecordLink>
                  ),
                },
                {
                  label: 'resources.receivables.fields.maturesOn',
                  render: ({ maturesOn }) =>
                    maturesOn ? <JalaliDate value={maturesOn} /> : <Missing />,
                },
                { label: field('gross'), render: ({ gross }) => <Rials value={gross} hideUnit /> },
                ...(hasDiscount
                  ? [
                      {
                        label: field('discount'),
                        render: ({ discount }: { discount: number }) => (
                          <Rials value={discount} hideUnit />
                        ),
                      },
                    ]
                  : []),
                { label: field('net'), render: ({ net }) => <Rials value={net} hideUnit /> },
              ]}
            />
          )}
        </Loaded>
        {total > perPage && (
          <TablePagination
            component="div"
            count={total}
            page={page}
            rowsPerPage={perPage}
            rowsPerPageOptions={[perPage]}
            onPageChange={(_, next) => setPage(next)}
            labelDisplayedRows={({ from, to, count }) =>
              translate('ra.navigation.page_range_info', {
                offsetBegin: formatNumber(from),
                offsetEnd: formatNumber(to),
                total: formatNumber(count),
              })
            }
          />
        )}
      </Stack>
    </FactSheet>
  )
}
