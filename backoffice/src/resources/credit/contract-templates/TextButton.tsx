import type { Permission } from '@kasbeno/api/contracts/identity'
import { useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { DialogButton } from '../../../components/DialogButton'
import { showPath } from '../../../providers/dataProvider'
import { TextDialog } from './TextDialog'

const permission: Permission = 'contract-templates.update'

/** Edits the draft, or starts one from this text. */
export const TextButton = () => {
  const navigate = useNavigate()
  const isDraft = useRecordContext()?.status === 'DRAFT'
  const name = isDraft ? 'changeContractText' : 'newContractText'
  return (
    <DialogButton permission={permission} label={`commands.${name}.label`}>
      {({ id, contractType, plan, body: start }, onClose) => (
        <TextDialog
          name={name}
          start={String(start)}
          onClose={onClose}
          save={async (run, body) => {
            if (isDraft) return run(`contract-templates/${id}`, { body }, 'PUT')
            const made = await run('contract-templates', {
              contractType,
              ...(plan ? { plan } : {}),
              body,
            })
            if (made && 'id' in made)
              await navigate(showPath('contract-templates', String(made.id)))
            return made
          }}
        />
      )}
    </DialogButton>
  )
}
