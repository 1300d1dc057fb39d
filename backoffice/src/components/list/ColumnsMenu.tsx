import ViewColumnIcon from '@mui/icons-material/ViewWeekOutlined'
import { Button, Checkbox, Menu, MenuItem } from '@mui/material'
import { Children, isValidElement, type ReactNode, useState } from 'react'
import { useResourceContext, useStore, useTranslate } from 'react-admin'

interface Column {
  source: string
  label?: string
}

const columnsOf = (children: ReactNode): Column[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<Column>(child) ? [{ source: child.props.source, label: child.props.label }] : []
  )

interface ColumnsMenuProps {
  /** The columns of the table. */
  columns: ReactNode
  hiddenByDefault?: string[]
  storeKey?: string
}

const none: string[] = []

/** Shares the table's stored preference. */
export const ColumnsMenu = ({ columns, hiddenByDefault = none, storeKey }: ColumnsMenuProps) => {
  const translate = useTranslate()
  const resource = useResourceContext()
  const [hidden, setHidden] = useStore<string[]>(
    storeKey ?? `${resource}.datatable`,
    hiddenByDefault
  )
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const toggle = (source: string) =>
    setHidden(
      hidden.includes(source) ? hidden.filter((other) => other !== source) : [...hidden, source]
    )
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ViewColumnIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('ra.action.select_columns')}
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {columnsOf(columns).map(({ source, label }) => (
          <MenuItem
            key={source}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(source)}
            onClick={() => toggle(source)}
          >
            <Checkbox
              size="small"
              tabIndex={-1}
              disableRipple
              sx={{ p: 0, marginInlineEnd: 1 }}
              checked={!hidden.includes(source)}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            {translate(label ?? `resources.${resource}.fields.${source}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
