import type { Permission } from '@kasbeno/api/contracts/identity'
import { useRecordContext } from 'react-admin'
import { DialogButton } from '../../components/DialogButton'
import { TextDialog } from './TextDialog'

const permission: Permission = 'contract-templates.update'

/** Writes on a draft, or begins another one with the text that the page shows. */
export const TextButton = () => {
  const isDraft = useRecordContext()?.status === 'DRAFT'
  const name = isDraft ? 'changeContractText' : 'newContractText'
  return (
    <DialogButton permission={permission} label={`commands.${name}.label`}>
      {({ id, contractType, plan, body: start }, onClose) => (
        <TextDialog
          name={name}
          start={String(start)}
          onClose={onClose}
          save={(run, body) =>
            isDraft
              ? run(`contract-templates/${id}`, { body }, 'PUT')
              : run('contract-templates', { contractType, ...(plan ? { plan } : {}), body })
          }
        />
      )}
    </DialogButton>
  )
}
