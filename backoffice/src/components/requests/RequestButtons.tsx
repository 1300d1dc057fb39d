import CheckIcon from '@mui/icons-material/Check'
import CloseIcon from '@mui/icons-material/Close'
import UndoIcon from '@mui/icons-material/Undo'
import { Stack } from '@mui/material'
import { useTranslate, type RaRecord } from 'react-admin'
import { CommandButton } from '../CommandButton'
import type { RequestKinds } from './kinds'
import { useDisabledReasons } from './useDisabledReasons'

interface RequestButtonsProps {
  of: RequestKinds
  /** What the request is about, in words. */
  about: (record: RaRecord) => string
}

/** The second person's two answers; whoever asked may take the request back instead. */
export const RequestButtons = ({ of, about }: RequestButtonsProps) => {
  const translate = useTranslate()
  const disabledReasons = useDisabledReasons()
  return (
    <Stack direction="row" spacing={1}>
      <CommandButton
        name={of.approval}
        permission={of.decidedWith}
        path={({ id }) => `${of.name}/${id}/approve`}
        icon={<CheckIcon />}
        color="primary"
        variant="contained"
        disabledReason={disabledReasons.approve}
        words={(record) => ({
          kind: translate(`enums.${of.words}.${record.kind}`),
          name: about(record),
        })}
        hotkey="KeyA"
      />
      <CommandButton
        name="rejectChange"
        permission={of.decidedWith}
        path={({ id }) => `${of.name}/${id}/reject`}
        icon={<CloseIcon />}
        color="error"
        disabledReason={disabledReasons.reject}
        reason="required"
        hotkey="KeyR"
      />
      <CommandButton
        name="withdrawRequest"
        permission={of.askedWith}
        path={({ id }) => `${of.name}/${id}/withdraw`}
        icon={<UndoIcon />}
        hideWhenDisabled
        disabledReason={disabledReasons.withdraw}
      />
    </Stack>
  )
}
