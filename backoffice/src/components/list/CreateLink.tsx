import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import {
  LinkBase,
  useCanAccess,
  useCreatePath,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { useHotkeys } from '../../lib/useHotkeys'
import { KeyHint } from '../KeyHint'

/** For who may create. */
export const CreateLink = ({ label }: { label: string }) => {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const to = useCreatePath()({ resource, type: 'create' })
  const { canAccess = false } = useCanAccess({ resource, action: 'create' })
  const navigate = useNavigate()
  useHotkeys({ KeyN: () => void navigate(to) }, { isEnabled: canAccess })
  if (!canAccess) return null
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      nativeButton={false}
      component={LinkBase}
      to={to}
      aria-keyshortcuts="N"
    >
      {translate(label)}
      <KeyHint hotkey="KeyN" />
    </Button>
  )
}
