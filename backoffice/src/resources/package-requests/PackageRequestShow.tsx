import { Stack, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Fact } from '../../components/Facts'
import { packageRequestKind } from '../../components/requests/kinds'
import { RequestPage } from '../../components/requests/RequestPage'
import { WithRecord } from '../../components/WithRecord'
import type { RecordOf } from '../../providers/contract'
import { Collaterals } from '../packages/Collaterals'

/** What is asked for, and what it would replace. */
const Changes = ({ before, after }: Pick<RecordOf<'package-requests'>, 'before' | 'after'>) => {
  const translate = useTranslate()
  const parts = [
    ['packages.collateralsBefore', before.collaterals],
    ['packages.collateralsAfter', after.collaterals],
  ] as const
  return (
    <Stack spacing={2}>
      {parts.map(
        ([title, types]) =>
          types && (
            <Stack key={title} spacing={1}>
              <Typography variant="subtitle2">{translate(title)}</Typography>
              <Collaterals types={types} />
            </Stack>
          )
      )}
    </Stack>
  )
}

export default function PackageRequestShow() {
  return (
    <RequestPage
      of={packageRequestKind}
      about={({ slug }) => String(slug)}
      changes={() => (
        <WithRecord<RecordOf<'package-requests'>>>
          {(request) => <Changes {...request} />}
        </WithRecord>
      )}
    >
      <Fact source="slug" as="code" />
      <Fact source="amount" as="rial" />
    </RequestPage>
  )
}
