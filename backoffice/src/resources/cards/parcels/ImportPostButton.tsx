import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions, useRefresh, useTranslate } from 'react-admin'
import { ImportDialog } from '../../../components/ImportDialog'
import { useCommand } from '../../../components/useCommand'
import { PostAnswers } from './PostAnswers'

const permission: Permission = 'parcels.move'

/** From the post's file. */
export const ImportPostButton = () => {
  const translate = useTranslate()
  const refresh = useRefresh()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  const { run, ...state } = useCommand<'/api/admin/parcels/answers'>()
  if (!permissions?.includes(permission)) return null
  return (
    <>
      <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setIsOpen(true)}>
        {translate('parcels.import.label')}
      </Button>
      {isOpen && (
        <ImportDialog
          {...state}
          words="parcels.import"
          send={(upload) => run('parcels/answers', upload)}
          onClose={() => {
            setIsOpen(false)
            refresh()
          }}
        >
          {({ answers }) => <PostAnswers answers={answers} />}
        </ImportDialog>
      )}
    </>
  )
}
