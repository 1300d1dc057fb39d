import AddIcon from '@mui/icons-material/Add'
import { Button, Tooltip } from '@mui/material'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { usePermissions, useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { useHotkeys } from '../lib/useHotkeys'
import { KeyHint, keyOf } from './KeyHint'

interface ButtonProps {
  permission: Permission
  label: string
  icon?: ReactElement
  /** The page's likeliest next step. */
  isMain?: boolean
  disabledReason?: string | null
  hotkey?: string
}

/** For holders of the right; the dialog closes by `close`. */
export const PageDialogButton = ({
  permission,
  label,
  icon,
  isMain = false,
  disabledReason = null,
  hotkey,
  children,
}: ButtonProps & { children: (close: () => void) => ReactNode }) => {
  const translate = useTranslate()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  const isHeld = permissions?.includes(permission) ?? false
  const canOpen = isHeld && disabledReason === null
  useHotkeys(hotkey ? { [hotkey]: () => setIsOpen(true) } : {}, { isEnabled: canOpen })
  if (!isHeld) return null
  return (
    <>
      <Tooltip title={disabledReason ? translate(disabledReason) : ''}>
        <span>
          <Button
            variant={isMain ? 'contained' : 'outlined'}
            color={isMain ? 'primary' : 'inherit'}
            startIcon={icon}
            disabled={disabledReason !== null}
            aria-keyshortcuts={keyOf(hotkey)}
            onClick={() => setIsOpen(true)}
          >
            {translate(label)}
            <KeyHint hotkey={hotkey} />
          </Button>
        </span>
      </Tooltip>
      {isOpen && <Suspense fallback={null}>{children(() => setIsOpen(false))}</Suspense>}
    </>
  )
}

interface DialogButtonProps<Row extends RaRecord> extends ButtonProps {
  children: (record: Row, close: () => void) => ReactNode
}

/** For the page's record. */
export const DialogButton = <Row extends RaRecord = RaRecord>({
  children,
  ...button
}: DialogButtonProps<Row>) => {
  const record = useRecordContext<Row>()
  return record ? (
    <PageDialogButton {...button}>{(close) => children(record, close)}</PageDialogButton>
  ) : null
}

interface CreateCommandButtonProps {
  permission: Permission
  label: string
  children: (close: () => void) => ReactNode
}

export const CreateCommandButton = (props: CreateCommandButtonProps) => (
  <PageDialogButton isMain hotkey="KeyN" icon={<AddIcon />} {...props} />
)
