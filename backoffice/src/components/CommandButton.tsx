import { Button, Tooltip } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { usePermissions, useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { useHotkeys } from '../lib/useHotkeys'
import { CommandDialog, type CommandForm } from './CommandDialog'
import { KeyHint, keyOf } from './KeyHint'

export interface CommandButtonProps<Row extends RaRecord = RaRecord> {
  /** Names the texts: `commands.<name>.label`, `.title`, `.explain`, `.done`. */
  name: string
  /** Absent where the record itself says that its reader may. */
  permission?: Permission
  /** The path below the prefix. */
  path: (record: Row) => string
  body?: (record: Row, form: CommandForm) => Record<string, unknown>
  icon?: ReactNode
  color?: 'primary' | 'secondary' | 'error' | 'inherit'
  variant?: 'contained' | 'outlined' | 'text'
  /** Null when the record allows the command, else the dictionary key of why it does not. */
  disabledReason?: (record: Row) => string | null
  /** Shown only while the record allows the command. */
  hideWhenDisabled?: boolean
  reason?: 'required' | 'optional'
  /** Dictionary keys of what is usually said, to be picked by number. */
  reasons?: readonly string[]
  /** A dictionary key, where the words are no reason (a receipt's number …). */
  reasonLabel?: string
  /** Offers a short text beside the reason: what the server calls it, and its label's dictionary key. */
  note?: { field: string; label: string; maxLength: number }
  /** Asks for an amount in rials, prefilled with this one. */
  amount?: (record: Row) => number | null
  /** Offers to say what it would do, in words and amounts, before it does it. */
  hasPreview?: boolean
  /** Key of what the answer means, where it is not simply done. */
  outcome?: (answer: Record<string, unknown>) => string
  /** Values for the placeholders of the texts. */
  words?: (record: Row) => Record<string, string>
  hotkey?: string
  /** What else follows once it is done. */
  onDone?: (record: Row) => void
}

export const CommandButton = <Row extends RaRecord = RaRecord>(props: CommandButtonProps<Row>) => {
  const { name, permission, disabledReason, icon, color = 'inherit', variant = 'outlined' } = props
  const translate = useTranslate()
  const record = useRecordContext<Row>()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  const isHeld = !permission || (permissions?.includes(permission) ?? false)
  const why = record && disabledReason ? disabledReason(record) : null
  const canRun = isHeld && record !== undefined && why === null
  useHotkeys(props.hotkey ? { [props.hotkey]: () => setIsOpen(true) } : {}, { isEnabled: canRun })

  if (!isHeld || !record || (props.hideWhenDisabled && why)) return null
  return (
    <>
      <Tooltip title={why ? translate(why) : ''}>
        <span>
          <Button
            variant={variant}
            color={color}
            startIcon={icon}
            disabled={why !== null}
            aria-keyshortcuts={keyOf(props.hotkey)}
            onClick={() => setIsOpen(true)}
          >
            {translate(`commands.${name}.label`)}
            <KeyHint hotkey={props.hotkey} />
          </Button>
        </span>
      </Tooltip>
      {isOpen && <CommandDialog {...props} record={record} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** A button of one command, as its resource describes it. */
export const command =
  <Row extends RaRecord = RaRecord>(props: CommandButtonProps<Row>) =>
  () => <CommandButton {...props} />
