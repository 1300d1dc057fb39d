import { outsideRoles, shippedRoles } from '@kasbeno/api/contracts/identity'
import { Typography } from '@mui/material'
import {
  AutocompleteInput,
  FormDataConsumer,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
  useGetList,
  useInput,
  useTranslate,
} from 'react-admin'

const rolesShown = 100

/** Another distributor has other branches. */
const Distributor = () => {
  const { field: branch } = useInput({ source: 'branchId' })
  return (
    <AutocompleteInput
      optionText="name"
      validate={required()}
      label="staff.distributor"
      onChange={() => branch.onChange(null)}
    />
  )
}

const Place = ({ role, distributorId }: { role?: string; distributorId?: string }) => {
  const branch = role && outsideRoles[role]
  if (!branch) return null
  return (
    <>
      <ReferenceInput source="distributorId" reference="distributors" perPage={20}>
        <Distributor />
      </ReferenceInput>
      {branch === 'MUST' && (
        <ReferenceInput
          source="branchId"
          reference="branches"
          filter={distributorId ? { distributorId } : {}}
          perPage={20}
        >
          <AutocompleteInput optionText="name" validate={required()} label="staff.branch" />
        </ReferenceInput>
      )}
    </>
  )
}

export const TwoPeopleHint = () => {
  const translate = useTranslate()
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
      {translate('staff.twoPeople')}
    </Typography>
  )
}

export const StaffInputs = () => {
  const translate = useTranslate()
  const { data } = useGetList('roles', {
    pagination: { page: 1, perPage: rolesShown },
    sort: { field: 'id', order: 'ASC' },
    filter: {},
  })
  const roles = (data?.map(({ id }) => String(id)) ?? Object.keys(shippedRoles)).map((id) => ({
    id,
    name: translate(`enums.role.${id}`, { _: id }),
  }))
  return (
    <>
      <TextInput source="fullName" validate={required()} fullWidth />
      <SelectInput source="role" choices={roles} validate={required()} fullWidth />
      <FormDataConsumer>
        {({ formData }) => <Place role={formData.role} distributorId={formData.distributorId} />}
      </FormDataConsumer>
    </>
  )
}
