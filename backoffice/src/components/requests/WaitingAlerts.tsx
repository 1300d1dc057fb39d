import { changeWords, type WaitingChange } from '@kasbeno/api/contracts/change_requests'
import { Alert, Button } from '@mui/material'
import { LinkBase, useTranslate } from 'react-admin'
import { relativeTime } from '../../lib/jalali'
import { showPath } from '../../providers/dataProvider'

/** With links to the inbox. */
export const WaitingAlerts = ({ changes }: { changes: readonly WaitingChange[] }) => {
  const translate = useTranslate()
  return changes.map(({ id, kind, action, askedAt }) => (
    <Alert
      key={`${kind}:${id}`}
      severity="info"
      action={
        <Button
          size="small"
          color="inherit"
          nativeButton={false}
          component={LinkBase}
          to={showPath('change-requests', id)}
        >
          {translate('requests.open')}
        </Button>
      }
    >
      {translate('requests.waits', {
        what: changeWords[`${kind}:${action}`] ?? '',
        when: relativeTime(askedAt),
      })}
    </Alert>
  ))
}
