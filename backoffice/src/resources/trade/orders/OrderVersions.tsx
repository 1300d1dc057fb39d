import { hasNoDigest, versionLines } from '@kasbeno/api/contracts/version_lines'
import { Alert, Box, Chip, Stack, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { FactSheet } from '../../../components/Facts'
import { JalaliDate } from '../../../components/JalaliDateField'
import { Rials } from '../../../components/RialField'
import { SubTable } from '../../../components/SubTable'
import { formatNumber } from '../../../lib/format'
import type { RecordOf } from '../../../providers/contract'
import type { KeptVersion } from './order'

const Version = ({ version, before }: { version: KeptVersion; before?: KeptVersion }) => {
  const translate = useTranslate()
  return (
    <Box sx={{ mb: 2 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
        <Typography variant="h3">{translate(`orders.versionCause.${version.cause}`)}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <JalaliDate value={version.createdAt} withTime />
        </Typography>
        {version.isPaidFor && (
          <Chip size="small" color="success" label={translate('orders.version.paidFor')} />
        )}
        <Rials value={version.grandTotalAmount} />
      </Stack>
      <SubTable
        label="orders.versions"
        rows={versionLines(version, before)}
        rowKey={(_, index) => String(index)}
        columns={[
          { label: 'orders.item.name', render: ({ line }) => line.itemName },
          { label: 'orders.item.unit', render: ({ line }) => line.unitType },
          {
            label: 'orders.version.was',
            isNumber: true,
            render: ({ was }) => (was === null || !before ? null : formatNumber(was)),
          },
          {
            label: 'orders.item.qty',
            isNumber: true,
            render: ({ line, isGone }) => formatNumber(isGone ? 0 : line.qty),
          },
          {
            label: 'orders.item.price',
            isNumber: true,
            render: ({ line }) => <Rials value={line.price} hideUnit />,
          },
        ]}
      />
    </Box>
  )
}

/** When changed or never agreed. */
export const OrderVersions = () => {
  const translate = useTranslate()
  const record = useRecordContext<RecordOf<'orders'>>()
  if (!record) return null
  const { versions, paidAt } = record
  const isUnknown = hasNoDigest(paidAt !== null, versions)
  if (versions.length < 2 && !isUnknown) return null
  return (
    <FactSheet title="orders.versions">
      {isUnknown && <Alert severity="info">{translate('orders.version.noDigest')}</Alert>}
      {versions.length > 1 &&
        versions.map((version, at) => (
          <Version key={version.version} version={version} before={versions[at + 1]} />
        ))}
    </FactSheet>
  )
}
