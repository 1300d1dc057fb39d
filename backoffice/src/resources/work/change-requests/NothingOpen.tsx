import { Button, Stack, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { KeyHint } from '../../../components/KeyHint'
import { Column } from '../../../components/review/ReviewDesk'

interface NothingOpenProps {
  isPending: boolean
  /** Absent in an empty list. */
  onOpen: (() => void) | undefined
}

/** Beside the list, until a request is opened. */
export const NothingOpen = ({ isPending, onOpen }: NothingOpenProps) => {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const none = filterValues.mine === 'TO_DECIDE' ? 'noneToDecide' : 'none'
  return (
    <Column>
      {!isPending && (
        <Stack spacing={2} sx={{ m: 'auto', p: 3, alignItems: 'center', textAlign: 'center' }}>
          <Typography sx={{ color: 'text.secondary' }}>
            {translate(`changeRequests.${onOpen ? 'pick' : none}`)}
          </Typography>
          {onOpen && (
            <Button variant="outlined" onClick={onOpen}>
              {translate('changeRequests.open')}
              <KeyHint hotkey="KeyJ" />
            </Button>
          )}
        </Stack>
      )}
    </Column>
  )
}
