import { Button, Tooltip } from '@mui/material'
import { type ComponentType, type ReactNode, useState } from 'react'
import {
  useNotify,
  usePermissions,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { useHotkeys } from '../lib/useHotkeys'
import { CommandDialog, type CommandForm } from './CommandDialog'
import { KeyHint, keyOf } from './KeyHint'

export interface CommandButtonProps<Row extends RaRecord = RaRecord> {
  /** Key of `commands.<name>.label`, `.title`, `.explain`, `.done`. */
  name: string
  /** Absent where the record decides. */
  permission?: Permission
  /** The path below the prefix. */
  path: (record: Row) => string
  body?: (record: Row, form: CommandForm) => Record<string, unknown>
  icon?: ReactNode
  color?: 'primary' | 'secondary' | 'error' | 'inherit'
  variant?: 'contained' | 'outlined' | 'text'
  /** A dictionary key, or null when allowed. */
  disabledReason?: (record: Row) => string | null
  /** Shown only while the record allows the command. */
  hideWhenDisabled?: boolean
  reason?: 'required' | 'optional'
  /** Dictionary keys, picked by number. */
  reasons?: readonly string[]
  /** A dictionary key, where it is no reason (a receipt number …). */
  reasonLabel?: string
  /** An extra short text: field, label key, limit. */
  note?: { field: string; label: string; maxLength: number }
  /** Prefills an amount in rials. */
  amount?: (record: Row) => number | null
  /** Offers a dry run. */
  hasPreview?: boolean
  /** Outcome key, where "done" is not enough. */
  outcome?: (answer: Record<string, unknown>) => string
  words?: (record: Row) => Record<string, string>
  /** What to know before, in the record of the page. */
  Basis?: ComponentType
  hotkey?: string
  onDone?: (record: Row) => void
  /** It goes on to another record. */
  isLeaving?: boolean
}

export const CommandButton = <Row extends RaRecord = RaRecord>(props: CommandButtonProps<Row>) => {
  const { name, permission, disabledReason, icon, color = 'inherit', variant = 'outlined' } = props
  const translate = useTranslate()
  const record = useRecordContext<Row>()
  const { permissions } = usePermissions<string[]>()
  const notify = useNotify()
  const [isOpen, setIsOpen] = useState(false)
  const isHeld = !permission || (permissions?.includes(permission) ?? false)
  const why = record && disabledReason ? disabledReason(record) : null
  const isOffered = isHeld && record !== undefined && !(props.hideWhenDisabled && why)
  const press = () => (why ? notify(why, { type: 'warning' }) : setIsOpen(true))
  useHotkeys(props.hotkey ? { [props.hotkey]: press } : {}, { isEnabled: isOffered })

  if (!isOffered) return null
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

export const command =
  <Row extends RaRecord = RaRecord>(props: CommandButtonProps<Row>) =>
  () => <CommandButton {...props} />
