import { outsideRoles } from '@kasbeno/api/contracts/identity'
import {
  AutocompleteInput,
  FormDataConsumer,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useGetIdentity,
  useInput,
  useTranslate,
} from 'react-admin'

const branchesShown = 100

/** Another role may have no branch. */
const Role = ({ ofBranch }: { ofBranch?: string }) => {
  const translate = useTranslate()
  const { field: branch } = useInput({ source: 'branchId' })
  const offered = Object.entries(outsideRoles).filter(([, takes]) => !ofBranch || takes !== 'NEVER')
  const choices = offered.map(([id]) => ({ id, name: translate(`enums.role.${id}`) }))
  return (
    <SelectInput
      source="role"
      choices={choices}
      validate={required()}
      helperText="distributorUsers.roleHint"
      onChange={() => branch.onChange(ofBranch ?? null)}
      fullWidth
    />
  )
}

const Branch = ({ role }: { role?: string }) => {
  const takes = role && outsideRoles[role]
  if (!takes || takes === 'NEVER') return null
  return (
    <ReferenceInput
      source="branchId"
      reference="branches"
      perPage={branchesShown}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <AutocompleteInput
        optionText="name"
        validate={takes === 'MUST' ? required() : undefined}
        label={takes === 'MUST' ? 'staff.branch' : 'distributorUsers.branch'}
        fullWidth
      />
    </ReferenceInput>
  )
}

/** A manager of one branch has its people alone. */
export const UserInputs = () => {
  const { identity } = useGetIdentity()
  const ofBranch: string | undefined = identity?.branchId ?? undefined
  return (
    <>
      <TextInput source="fullName" validate={required()} fullWidth />
      <Role ofBranch={ofBranch} />
      {!ofBranch && (
        <FormDataConsumer>{({ formData }) => <Branch role={formData.role} />}</FormDataConsumer>
      )}
    </>
  )
}
