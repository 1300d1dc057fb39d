import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import {
  reconciliationSources,
  type ReconciliationSource,
} from '@kasbeno/api/contracts/reconciliation'
import { Box, MenuItem, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { ChooseFileButton } from '../../../components/ChooseFileButton'
import { DropArea } from '../../../components/DropArea'
import { FormDialog } from '../../../components/FormDialog'
import { JalaliDateInput } from '../../../components/JalaliDateInput'
import { useCommand } from '../../../components/useCommand'
import { formatNumber } from '../../../lib/format'
import { showPath } from '../../../providers/dataProvider'

const field = (name: string) => `resources.reconciliations.fields.${name}`

export const SendStatementDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const { run, isRunning, refusal, clearRefusal } = useCommand<'/api/admin/reconciliations'>()
  const [file, setFile] = useState<File | null>(null)
  const [source, setSource] = useState<ReconciliationSource>('BANK')
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      clearRefusal()
      set(value)
    }

  const submit = async () => {
    if (!file || !from) return
    const body = new FormData()
    body.set('source', source)
    body.set('from', from)
    body.set('to', to ?? from)
    body.set('file', file)
    const made = await run('reconciliations', body)
    if (!made) return
    notify(made.leftOut > 0 ? 'reconciliations.send.leftOut' : 'reconciliations.send.done', {
      type: 'success',
      messageArgs: { count: formatNumber(made.leftOut) },
    })
    await navigate(showPath('reconciliations', made.id))
  }
  return (
    <FormDialog
      isRoomy
      title="reconciliations.send.title"
      explain="reconciliations.send.explain"
      submit="reconciliations.send.submit"
      isRunning={isRunning}
      refusal={refusal}
      isIncomplete={!file || !from}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        select
        label={translate(field('source'))}
        value={source}
        onChange={({ target }) => changed(setSource)(target.value as ReconciliationSource)}
      >
        {reconciliationSources.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`enums.reconciliationSource.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <JalaliDateInput
          disableFuture
          label={translate(field('fromDay'))}
          value={from}
          onChange={changed(setFrom)}
        />
        <JalaliDateInput
          disableFuture
          label={translate(field('toDay'))}
          value={to ?? from}
          onChange={changed(setTo)}
        />
      </Stack>
      <DropArea onDrop={changed(setFile)}>
        <Stack
          direction="row"
          spacing={2}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <ChooseFileButton
            autoFocus
            label={translate('reconciliations.send.choose')}
            icon={<UploadIcon />}
            accept=".xlsx,.csv,.txt,.sta,.mt940,.940,.xml"
            onChoose={changed(setFile)}
          />
          <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
            {file?.name ?? translate('dropHere')}
          </Box>
        </Stack>
      </DropArea>
    </FormDialog>
  )
}
