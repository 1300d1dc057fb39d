import { Alert, Box } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import { useFactWords } from '../../../components/audit/useFactWords'
import { SubTable } from '../../../components/SubTable'
import { fieldsOf } from './fields'

/** Visible fields and their source. */
export const Contract = () => {
  const translate = useTranslate()
  const record = useRecordContext()
  const { nameOf } = useFactWords()
  if (!record) return null
  const fields = fieldsOf(record)
  const facts = record.facts
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
      {!record.isSupported && <Alert severity="warning">{translate('gateways.unsupported')}</Alert>}
      {record.source === 'ENVIRONMENT' && fields.length > 0 && (
        <Alert severity="info">{translate('gateways.environment')}</Alert>
      )}
      {fields.length > 0 && facts && (
        <SubTable
          label="gateways.contract"
          empty="gateways.unsupported"
          rows={fields}
          rowKey={([name]) => name}
          columns={[
            { label: 'audit.fact', render: ([name]) => nameOf(name) },
            {
              label: 'gateways.value',
              render: ([name, kind]) =>
                kind === 'secret' ? (
                  translate('gateways.hidden')
                ) : (
                  <bdi style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                    {facts[name]}
                  </bdi>
                ),
            },
          ]}
        />
      )}
    </Box>
  )
}
