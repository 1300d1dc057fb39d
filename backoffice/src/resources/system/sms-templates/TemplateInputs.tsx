import { toAsciiDigits } from '@kasbeno/api/contracts/digits'
import { smsTextMax } from '@kasbeno/api/contracts/messages'
import { Button, FormControlLabel, Stack, Switch, TextField, Typography } from '@mui/material'
import { useTranslate, type RaRecord } from 'react-admin'
import { PhoneMessage } from '../../../components/PhoneMessage'

export interface Template {
  text: string
  kavenegarName: string
  smsIrId: string
  active: boolean
}

interface TemplateInputsProps {
  record: RaRecord
  template: Template
  change: (part: Partial<Template>) => void
  refused: Record<string, string>
}

const nameMax = 100
const idMax = 10
const field = (name: string) => `resources.sms-templates.fields.${name}`

export const TemplateInputs = ({ record, template, change, refused }: TemplateInputsProps) => {
  const translate = useTranslate()
  const params: Record<string, string> = record.params
  return (
    <>
      <TextField
        required
        autoFocus
        multiline
        minRows={4}
        maxRows={10}
        label={translate(field('text'))}
        value={template.text}
        error={Boolean(refused.text)}
        helperText={refused.text}
        onChange={({ target }) => change({ text: target.value })}
        slotProps={{ htmlInput: { maxLength: smsTextMax } }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.keys(params).map((name) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => change({ text: `${template.text}{${name}}` })}
          >
            <bdi dir="ltr">{`{${name}}`}</bdi>
          </Button>
        ))}
        <Button size="small" onClick={() => change({ text: record.shippedText })}>
          {translate('smsTemplates.shipped')}
        </Button>
      </Stack>
      <Typography variant="caption">{translate('smsTemplates.preview')}</Typography>
      <PhoneMessage text={template.text} params={params} />
      <TextField
        label={translate(field('kavenegarName'))}
        value={template.kavenegarName}
        error={Boolean(refused.kavenegarName)}
        helperText={refused.kavenegarName}
        onChange={({ target }) => change({ kavenegarName: target.value })}
        slotProps={{ htmlInput: { maxLength: nameMax, dir: 'ltr' } }}
      />
      <TextField
        label={translate(field('smsIrId'))}
        value={template.smsIrId}
        error={Boolean(refused.smsIrId)}
        helperText={refused.smsIrId}
        onChange={({ target }) =>
          change({ smsIrId: toAsciiDigits(target.value).replace(/\D/g, '') })
        }
        slotProps={{ htmlInput: { maxLength: idMax, dir: 'ltr', inputMode: 'numeric' } }}
      />
      {!record.holdsCode && (
        <FormControlLabel
          label={translate('smsTemplates.isSent')}
          control={
            <Switch checked={template.active} onChange={(_, active) => change({ active })} />
          }
        />
      )}
    </>
  )
}
