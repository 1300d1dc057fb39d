import BackHandIcon from '@mui/icons-material/BackHandOutlined'
import CheckIcon from '@mui/icons-material/CheckOutlined'
import CloseIcon from '@mui/icons-material/CloseOutlined'
import NoteIcon from '@mui/icons-material/StickyNote2Outlined'
import UndoIcon from '@mui/icons-material/UndoOutlined'
import { contactTransitions, contactMoves, type ContactMove } from '@kasbeno/api/contracts/leads'
import type { ContactStatus } from '@kasbeno/api/contracts/leads'
import { canMove } from '@kasbeno/api/contracts/transitions'
import { Stack } from '@mui/material'
import { useGetIdentity, useResourceContext, type RaRecord } from 'react-admin'
import { CommandButton } from '../../../components/CommandButton'

/** On the current list's record. */
const usePath = (command: string) => {
  const list = useResourceContext()
  return ({ id }: RaRecord) => `${list}/${id}/${command}`
}

/** By status and assignee. */
const useReasonAgainst = (move: ContactMove) => {
  const { identity } = useGetIdentity()
  const ends = move === 'finish' || move === 'reject'
  return ({ status, claimedBy }: RaRecord): string | null => {
    if (!canMove(contactTransitions, status as ContactStatus, contactMoves[move])) {
      if (status === 'NEW') return 'contacts.isNew'
      return status === 'CLAIMED' ? 'contacts.isClaimed' : 'contacts.isEnded'
    }
    return ends && claimedBy?.id !== identity?.id ? 'contacts.isOthers' : null
  }
}

export const ClaimButton = () => (
  <CommandButton
    name="claimContact"
    permission="leads.work"
    path={usePath('claim')}
    icon={<BackHandIcon />}
    color="primary"
    disabledReason={useReasonAgainst('claim')}
  />
)

export const ReleaseButton = () => (
  <CommandButton
    name="releaseContact"
    permission="leads.work"
    path={usePath('release')}
    icon={<UndoIcon />}
    hideWhenDisabled
    disabledReason={useReasonAgainst('release')}
  />
)

export const FinishButton = () => (
  <CommandButton
    name="finishContact"
    permission="leads.work"
    path={usePath('finish')}
    icon={<CheckIcon />}
    color="secondary"
    reason="optional"
    reasonLabel="contacts.outcome"
    disabledReason={useReasonAgainst('finish')}
  />
)

export const RejectButton = () => (
  <CommandButton
    name="rejectContact"
    permission="leads.work"
    path={usePath('reject')}
    icon={<CloseIcon />}
    color="error"
    reason="required"
    disabledReason={useReasonAgainst('reject')}
  />
)

export const NoteButton = () => (
  <CommandButton
    name="noteContact"
    permission="leads.work"
    path={usePath('note')}
    icon={<NoteIcon />}
    reason="required"
    reasonLabel="contacts.note"
  />
)

export const WorkButtons = () => (
  <Stack direction="row" spacing={1}>
    <ClaimButton />
    <ReleaseButton />
    <FinishButton />
    <RejectButton />
    <NoteButton />
  </Stack>
)
