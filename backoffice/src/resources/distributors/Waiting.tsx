import { Alert, Button } from '@mui/material'
import { LinkBase, useRecordContext, useTranslate } from 'react-admin'
import { formatCode } from '../../lib/format'
import { showPath } from '../../providers/dataProvider'
import { useWaiting } from './useWaiting'

/** What waits for a second person, and what is missing. */
export const Waiting = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const waiting = useWaiting()
  return (
    <>
      {record && !record.iban && (
        <Alert severity="warning">{translate('distributors.noIban')}</Alert>
      )}
      {waiting.map(({ id, kind, after, requestedBy }) => (
        <Alert
          key={id}
          severity="info"
          action={
            <Button
              size="small"
              color="inherit"
              nativeButton={false}
              component={LinkBase}
              to={showPath('distributor-requests', id)}
            >
              {translate('distributors.waiting.open')}
            </Button>
          }
        >
          {translate(`distributors.waiting.${kind}`, {
            who: requestedBy?.name ?? '',
            value: `\u2066${formatCode(after.iban ?? '')}\u2069`,
          })}
        </Alert>
      ))}
    </>
  )
}
