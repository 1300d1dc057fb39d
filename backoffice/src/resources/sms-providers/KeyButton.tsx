import KeyIcon from '@mui/icons-material/KeyOutlined'
import { Button, Tooltip } from '@mui/material'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { useState } from 'react'
import { usePermissions, useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { useFactWords } from '../../components/audit/useFactWords'
import { AskDialog } from '../../components/requests/AskDialog'
import { SecretInput } from '../../components/requests/SecretInput'
import { useWaiting } from './Waiting'

const permission: Permission = 'sms.configure'
const keyMax = 200

const KeyDialog = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const translate = useTranslate()
  const { nameOf } = useFactWords()
  const [apiKey, setApiKey] = useState('')
  return (
    <AskDialog
      name="askProviderKey"
      words={{ name: translate(`enums.smsProvider.${record.name}`) }}
      path={`sms-providers/${record.id}/requests`}
      wanted={apiKey.trim() ? { kind: 'KEY', apiKey } : null}
      onClose={onClose}
    >
      {(refused) => (
        <SecretInput
          autoFocus
          label={nameOf('apiKey')}
          value={apiKey}
          maxLength={keyMax}
          error={refused.apiKey}
          onChange={setApiKey}
        />
      )}
    </AskDialog>
  )
}

/** Brings the provider's key; it is not used before a second person has agreed. */
export const KeyButton = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { permissions } = usePermissions<string[]>()
  const [isOpen, setIsOpen] = useState(false)
  const isWaiting = useWaiting().some(({ kind }) => kind === 'KEY')
  if (!record || record.name === 'sandbox' || !permissions?.includes(permission)) return null
  const byEnvironment = record.source === 'ENVIRONMENT' ? 'smsProviders.environment' : null
  const why = isWaiting ? 'smsProviders.waits' : byEnvironment
  return (
    <>
      <Tooltip title={why ? translate(why) : ''}>
        <span>
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<KeyIcon />}
            disabled={why !== null}
            onClick={() => setIsOpen(true)}
          >
            {translate('commands.askProviderKey.label')}
          </Button>
        </span>
      </Tooltip>
      {isOpen && <KeyDialog record={record} onClose={() => setIsOpen(false)} />}
    </>
  )
}
