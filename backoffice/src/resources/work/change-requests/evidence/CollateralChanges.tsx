import type { CollateralType } from '@kasbeno/api/contracts/credit'
import { Stack, Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { RecordOf } from '../../../../providers/contract'
import { Collaterals } from '../../../credit/packages/Collaterals'

/** What is asked for with an amount, and what it would replace. */
export const CollateralChanges = () => {
  const translate = useTranslate()
  const record = useRecordContext<RecordOf<'change-requests'>>()
  const parts = [
    ['packages.collateralsBefore', record?.before.collaterals],
    ['packages.collateralsAfter', record?.after.collaterals],
  ] as const
  return (
    <Stack spacing={2}>
      {parts.map(
        ([title, types]) =>
          Array.isArray(types) && (
            <Stack key={title} spacing={1}>
              <Typography variant="subtitle2">{translate(title)}</Typography>
              <Collaterals types={types as CollateralType[]} />
            </Stack>
          )
      )}
    </Stack>
  )
}
