import UndoIcon from '@mui/icons-material/Undo'
import { useTranslate } from 'react-admin'
import { CommandButton } from '../CommandButton'
import type { DeskDescription, Part } from './desk'

interface ReopenButtonProps {
  desk: DeskDescription
  part: Part
}

/** Until something relies on it. */
export const ReopenButton = ({ desk, part }: ReopenButtonProps) => {
  const translate = useTranslate()
  const { permission, whyStays, words } = desk
  return (
    <CommandButton
      name="reopenPart"
      permission={permission}
      path={() => `${part.path}/reopen`}
      body={(_, { reason }) => ({ reason, decidedAt: part.decidedAt })}
      icon={<UndoIcon />}
      variant="text"
      reason="required"
      hideWhenDisabled
      disabledReason={(file) => whyStays(file, part)}
      words={() => ({
        part: translate(part.title, { _: part.title }),
        sender: translate(words.sender),
      })}
    />
  )
}
