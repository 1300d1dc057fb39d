import KeyIcon from '@mui/icons-material/KeyOutlined'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { useState } from 'react'
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { DialogButton } from '../../../components/DialogButton'
import { useFactWords } from '../../../components/audit/useFactWords'
import { AskDialog } from '../../../components/requests/AskDialog'
import { SecretInput } from '../../../components/requests/SecretInput'
import { useIsWaiting } from '../../../components/requests/useWaiting'

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

/** By a second person. */
export const KeyButton = () => {
  const record = useRecordContext()
  const isWaiting = useIsWaiting('sms-requests', 'KEY')
  if (!record || record.name === 'sandbox') return null
  const byEnvironment = record.source === 'ENVIRONMENT' ? 'smsProviders.environment' : null
  return (
    <DialogButton
      permission={permission}
      icon={<KeyIcon />}
      label="commands.askProviderKey.label"
      disabledReason={isWaiting ? 'smsProviders.waits' : byEnvironment}
    >
      {(provider, close) => <KeyDialog record={provider} onClose={close} />}
    </DialogButton>
  )
}
