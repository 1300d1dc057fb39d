import AddAPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import ImageIcon from '@mui/icons-material/ImageOutlined'
import {
  companyPaperKinds,
  memberPaperKinds,
  type CompanyPaperKind,
} from '@kasbeno/api/contracts/companies'
import { imageMimeTypes } from '@kasbeno/api/contracts/limits'
import { Stack, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useNotify, useRecordContext, useTranslate } from 'react-admin'
import { ChooseFileButton } from '../../../components/ChooseFileButton'
import { PageDialogButton } from '../../../components/DialogButton'
import { FormDialog } from '../../../components/FormDialog'
import { ReasonField } from '../../../components/ReasonField'
import { useCommand } from '../../../components/useCommand'
import type { RecordOf } from '../../../providers/contract'
import { legal, memberName, type Company, type Member } from './company'

interface Upload {
  command: 'uploadOfficialPaper' | 'uploadNationalCard'
  path: 'official-paper' | 'national-card'
  kinds: readonly CompanyPaperKind[]
}

const ofCompany: Upload = {
  command: 'uploadOfficialPaper',
  path: 'official-paper',
  kinds: companyPaperKinds,
}
const ofMember: Upload = {
  command: 'uploadNationalCard',
  path: 'national-card',
  kinds: memberPaperKinds,
}

interface UploadDialogProps extends Upload {
  record: Company
  member?: Member
  onClose: () => void
}

const UploadDialog = ({ command, path, kinds, record, member, onClose }: UploadDialogProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand()
  const [files, setFiles] = useState<Partial<Record<CompanyPaperKind, File>>>({})
  const [reason, setReason] = useState('')
  // Stable until changed, so that a retry keeps its key.
  const { form, query } = useMemo(() => {
    const made = new FormData()
    for (const kind of kinds) if (files[kind]) made.set(kind, files[kind])
    const said = { reason: reason.trim(), ...(member && { phone: member.phone }) }
    return { form: made, query: new URLSearchParams(said).toString() }
  }, [kinds, files, reason, member])
  const submit = async () => {
    if (!(await run(`${legal}/companies/${record.id}/${path}?${query}`, form))) return
    notify(`commands.${command}.done`, { type: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={`commands.${command}.title`}
      explain={`commands.${command}.explain`}
      submit={`commands.${command}.label`}
      words={{ name: member ? memberName(member) : record.companyName }}
      isRunning={isRunning}
      isIncomplete={kinds.some((kind) => !files[kind]) || !reason.trim()}
      refusal={refusal}
      shownFields={['reason']}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {kinds.map((kind, at) => (
        <Stack key={kind} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <ChooseFileButton
            autoFocus={at === 0}
            label={translate(`enums.documentKind.${kind}`)}
            icon={<ImageIcon />}
            accept={imageMimeTypes.join(',')}
            onChoose={(file) => setFiles((chosen) => ({ ...chosen, [kind]: file }))}
          />
          <Typography variant="body2" noWrap sx={{ color: 'text.secondary', minWidth: 0 }}>
            <bdi>{files[kind]?.name ?? translate('companies.noFile')}</bdi>
          </Typography>
        </Stack>
      ))}
      <ReasonField value={reason} error={refusal?.fields.reason} onChange={setReason} />
    </FormDialog>
  )
}

/** Brought by company or member. */
export const UploadButton = ({ member }: { member?: Member }) => {
  const record = useRecordContext<RecordOf<'companies'>>()
  if (!record) return null
  const upload = member ? ofMember : ofCompany
  return (
    <PageDialogButton
      permission="companies.update"
      label={`commands.${upload.command}.label`}
      icon={<AddAPhotoIcon />}
    >
      {(close) => <UploadDialog {...upload} record={record} member={member} onClose={close} />}
    </PageDialogButton>
  )
}
