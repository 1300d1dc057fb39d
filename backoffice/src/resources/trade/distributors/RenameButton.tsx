import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import { toAsciiDigits } from '@kasbeno/api/contracts/digits'
import { slugPattern } from '@kasbeno/api/contracts/distributors'
import { limits } from '@kasbeno/api/contracts/limits'
import { Stack, TextField } from '@mui/material'
import { useMemo, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { DialogButton } from '../../../components/DialogButton'
import { FormDialog } from '../../../components/FormDialog'
import { PictureButtons } from '../../../components/PictureButtons'
import { useCommand } from '../../../components/useCommand'
import { useObjectUrl } from '../../../components/useObjectUrl'
import type { RecordOf } from '../../../providers/contract'
import { Logo } from './Logo'

type Distributor = RecordOf<'distributors'>

const slugMax = 60

const RenameDialog = ({ record, onClose }: { record: Distributor; onClose: () => void }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { run, isRunning, refusal } = useCommand<'/api/admin/distributors/{id}/identity'>()
  const [name, setName] = useState(record.name)
  const [slug, setSlug] = useState(record.slug)
  const [logo, setLogo] = useState<File | null>(null)
  const [isRemoved, setIsRemoved] = useState(false)
  const chosen = useObjectUrl(logo)
  const shown = chosen ?? (isRemoved ? null : record.logo)
  // Stable until changed, so that a retry keeps its key.
  const form = useMemo(() => {
    const made = new FormData()
    made.set('name', name.trim())
    made.set('slug', slug.trim())
    if (logo) made.set('logo', logo)
    else if (isRemoved) made.set('removesLogo', 'true')
    return made
  }, [name, slug, logo, isRemoved])
  const submit = async () => {
    if (!(await run(`distributors/${record.id}/identity`, form, 'PUT'))) return
    notify('commands.renameDistributor.done', { type: 'success' })
    onClose()
  }
  const refused = refusal?.fields ?? {}
  const isWrongSlug = slug.trim() !== '' && !slugPattern.test(slug.trim())
  return (
    <FormDialog
      title="commands.renameDistributor.title"
      explain="commands.renameDistributor.explain"
      submit="ra.action.save"
      words={{ name: record.name }}
      isRunning={isRunning}
      isIncomplete={!name.trim() || !slug.trim() || isWrongSlug}
      refusal={refusal}
      shownFields={['name', 'slug']}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label={translate('resources.distributors.fields.name')}
        value={name}
        error={refused.name !== undefined}
        helperText={refused.name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.name } }}
      />
      <TextField
        required
        label={translate('resources.distributors.fields.slug')}
        value={slug}
        error={isWrongSlug || refused.slug !== undefined}
        helperText={refused.slug ?? translate('distributors.slugHint')}
        onChange={({ target }) => setSlug(toAsciiDigits(target.value))}
        slotProps={{ htmlInput: { dir: 'ltr', maxLength: slugMax } }}
      />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Logo address={shown} />
        <PictureButtons
          isThere={shown !== null}
          onChoose={(picture) => {
            setLogo(picture)
            setIsRemoved(false)
          }}
          onRemove={() => {
            setLogo(null)
            setIsRemoved(true)
          }}
        />
      </Stack>
    </FormDialog>
  )
}

export const RenameButton = () => (
  <DialogButton<Distributor>
    permission="distributors.update"
    label="commands.renameDistributor.label"
    icon={<BadgeIcon />}
  >
    {(record, close) => <RenameDialog record={record} onClose={close} />}
  </DialogButton>
)
