import { useState } from 'react'
import { useNotify, useTranslate, type RaRecord } from 'react-admin'
import { FormDialog } from '../../../components/FormDialog'
import { AskDialog } from '../../../components/requests/AskDialog'
import { useCommand } from '../../../components/useCommand'
import { TemplateInputs, type Template } from './TemplateInputs'

interface EditDialogProps {
  record: RaRecord
  onClose: () => void
}

/** The shipped text is no override. */
const factsOf = ({ text, kavenegarName, smsIrId, active }: Template, record: RaRecord) => ({
  text: text.trim() === record.shippedText ? null : text.trim(),
  kavenegarName: kavenegarName.trim() || null,
  smsIrId: smsIrId ? Number(smsIrId) : null,
  active,
})

const NoticeDialog = ({ record, onClose }: EditDialogProps) => {
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand<'/api/admin/sms-templates/{id}'>()
  const [template, change] = useTemplate(record)
  const submit = async () => {
    if (!(await run(`sms-templates/${record.id}`, factsOf(template, record), 'PUT'))) return
    notify('smsTemplates.changed', { type: 'success' })
    onClose()
  }
  const refused = refusal?.fields ?? {}
  return (
    <FormDialog
      title="smsTemplates.edit"
      submit="ra.action.save"
      isRunning={isRunning}
      refusal={refusal}
      shownFields={['text', 'kavenegarName', 'smsIrId']}
      isIncomplete={!template.text.trim()}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TemplateInputs {...{ record, template, change, refused }} />
    </FormDialog>
  )
}

const CodeDialog = ({ record, onClose }: EditDialogProps) => {
  const translate = useTranslate()
  const [template, change] = useTemplate(record)
  return (
    <AskDialog
      name="askTemplate"
      words={{ name: translate(`enums.smsTemplate.${record.name}`) }}
      path={`sms-templates/${record.id}/requests`}
      wanted={template.text.trim() ? factsOf(template, record) : null}
      onClose={onClose}
    >
      {(refused) => <TemplateInputs {...{ record, template, change, refused }} />}
    </AskDialog>
  )
}

const useTemplate = (record: RaRecord) => {
  const [template, setTemplate] = useState<Template>({
    text: record.text,
    kavenegarName: record.kavenegarName ?? '',
    smsIrId: record.smsIrId === null ? '' : String(record.smsIrId),
    active: record.active,
  })
  const change = (part: Partial<Template>) => setTemplate({ ...template, ...part })
  return [template, change] as const
}

export default function EditDialog(props: EditDialogProps) {
  return props.record.holdsCode ? <CodeDialog {...props} /> : <NoticeDialog {...props} />
}
