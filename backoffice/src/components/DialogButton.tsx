import { Button, Tooltip } from '@mui/material'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { type ReactElement, type ReactNode, useState } from 'react'
import { usePermissions, useRecordContext, useTranslate, type RaRecord } from 'react-admin'

interface DialogButtonProps {
  permission: Permission
  label: string
  icon?: ReactElement
  /** Why it cannot be pressed now; null while it can. */
  disabledReason?: string | null
  /** The dialog of the page's record; it closes itself by `close`. */
  children: (record: RaRecord, close: () => void) => ReactNode
}

/** A command of the page's record that begins with a dialog; it is there for whoever may give it. */
export const DialogButton = ({
  permission,
  label,
  icon,
  disabledReason = null,
  children,
}: DialogButtonProps) => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  if (!record || !permissions?.includes(permission)) return null
  return (
    <>
      <Tooltip title={disabledReason ? translate(disabledReason) : ''}>
        <span>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={icon}
            disabled={disabledReason !== null}
            onClick={() => setIsOpen(true)}
          >
            {translate(label)}
          </Button>
        </span>
      </Tooltip>
      {isOpen && children(record, () => setIsOpen(false))}
    </>
  )
}
