import KeyIcon from '@mui/icons-material/KeyOutlined'
import { lazy } from 'react'
import { useGetIdentity } from 'react-admin'
import { DialogButton } from '../../../components/DialogButton'
import { WithRecord } from '../../../components/WithRecord'
import type { RecordOf } from '../../../providers/contract'
import { isGrantedTo } from './client'

const TokenDialog = lazy(() => import('./TokenDialog'))

/** For the requester, once approved. */
export const TakeTokenButton = () => {
  const { identity } = useGetIdentity()
  return (
    <WithRecord<RecordOf<'partner-clients'>>>
      {(client) =>
        isGrantedTo(client, identity?.id) && (
          <DialogButton<RecordOf<'partner-clients'>>
            permission="partner-clients.update"
            label="programs.take.label"
            icon={<KeyIcon />}
            isMain
          >
            {(record, close) => <TokenDialog client={record} onClose={close} />}
          </DialogButton>
        )
      }
    </WithRecord>
  )
}
