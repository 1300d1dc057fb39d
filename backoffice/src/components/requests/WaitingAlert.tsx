import { Alert, Button } from '@mui/material'
import { LinkBase, useTranslate, type RaRecord } from 'react-admin'
import { showPath } from '../../providers/dataProvider'
import type { WaitingName } from './kinds'

interface WaitingAlertProps {
  of: WaitingName
  request: RaRecord
  /** The dictionary of its kinds, in `enums`. */
  words: string
}

/** Tells on a record's page what waits for a second person, and leads there. */
export const WaitingAlert = ({ of, request, words }: WaitingAlertProps) => {
  const translate = useTranslate()
  return (
    <Alert
      severity="info"
      action={
        <Button
          size="small"
          color="inherit"
          nativeButton={false}
          component={LinkBase}
          to={showPath(of, request.id)}
        >
          {translate('requests.open')}
        </Button>
      }
    >
      {translate('requests.waits', {
        kind: translate(`enums.${words}.${request.kind}`),
        who: request.requestedBy?.name ?? '',
      })}
    </Alert>
  )
}
