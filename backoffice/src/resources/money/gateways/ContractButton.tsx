import KeyIcon from '@mui/icons-material/KeyOutlined'
import { TextField } from '@mui/material'
import type { Permission } from '@kasbeno/api/contracts/identity'
import { gatewayFieldMax } from '@kasbeno/api/contracts/payments'
import { useState } from 'react'
import { useRecordContext, useTranslate, type RaRecord } from 'react-admin'
import { DialogButton } from '../../../components/DialogButton'
import { useFactWords } from '../../../components/audit/useFactWords'
import { AskDialog } from '../../../components/requests/AskDialog'
import { SecretInput } from '../../../components/requests/SecretInput'
import { useIsWaiting } from '../../../components/requests/useWaiting'
import { fieldsOf } from './fields'

const permission: Permission = 'gateways.update'

const ContractDialog = ({ record, onClose }: { record: RaRecord; onClose: () => void }) => {
  const translate = useTranslate()
  const { nameOf } = useFactWords()
  const fields = fieldsOf(record)
  const [given, setGiven] = useState<Record<string, string>>({})
  const isComplete = fields.every(([name]) => given[name]?.trim())
  return (
    <AskDialog
      name="askContract"
      words={{ name: translate(`enums.gateway.${record.indicator}`) }}
      path={`gateways/${record.id}/requests`}
      wanted={isComplete ? { kind: 'CREDENTIALS', credentials: given } : null}
      onClose={onClose}
    >
      {(refused) =>
        fields.map(([name, kind], i) => {
          const common = {
            autoFocus: i === 0,
            label: nameOf(name),
            value: given[name] ?? '',
          }
          const change = (value: string) => setGiven({ ...given, [name]: value })
          const error = refused[`credentials.${name}`]
          if (kind === 'secret') {
            const maxLength = gatewayFieldMax.others
            return (
              <SecretInput key={name} {...common} {...{ error, maxLength }} onChange={change} />
            )
          }
          const isKey = name === 'publicKey'
          return (
            <TextField
              key={name}
              {...common}
              required
              multiline={isKey}
              minRows={isKey ? 4 : undefined}
              maxRows={8}
              error={error !== undefined}
              helperText={error}
              onChange={({ target }) => change(target.value)}
              slotProps={{
                htmlInput: {
                  dir: 'ltr',
                  autoComplete: 'off',
                  maxLength: isKey ? gatewayFieldMax.publicKey : gatewayFieldMax.others,
                },
              }}
            />
          )
        })
      }
    </AskDialog>
  )
}

/** Null when possible. */
const whyNot = (record: RaRecord): string | null => {
  if (!record.isSupported) return 'gateways.unsupported'
  return record.source === 'ENVIRONMENT' ? 'gateways.environment' : null
}

/** By a second person. */
export const ContractButton = () => {
  const record = useRecordContext()
  const isWaiting = useIsWaiting('gateway-requests', 'CREDENTIALS')
  if (!record || fieldsOf(record).length === 0) return null
  return (
    <DialogButton
      permission={permission}
      icon={<KeyIcon />}
      label="commands.askContract.label"
      disabledReason={isWaiting ? 'gateways.waits' : whyNot(record)}
    >
      {(gateway, close) => <ContractDialog record={gateway} onClose={close} />}
    </DialogButton>
  )
}
