import { useQuery } from '@tanstack/react-query'
import {
  AutocompleteInput,
  FormDataConsumer,
  required,
  SelectInput,
  TextInput,
  useInput,
} from 'react-admin'
import { getJson } from '../../../providers/http'

/** Public, so that the people of a distributor choose from them as the bank's do. */
const useProvinces = () =>
  useQuery({
    queryKey: ['places', 'provinces'],
    queryFn: ({ signal }) => getJson<'/api/provinces'>('/api/provinces', signal),
  })

const useCities = (provinceId: number) =>
  useQuery({
    queryKey: ['places', 'cities', provinceId],
    queryFn: ({ signal }) => getJson<'/api/cities'>(`/api/cities?provinceId=${provinceId}`, signal),
  })

/** Another province has other cities. */
const Province = () => {
  const { field: city } = useInput({ source: 'cityId' })
  const { data, isPending } = useProvinces()
  return (
    <SelectInput
      source="provinceId"
      choices={data?.items ?? []}
      isPending={isPending}
      optionText="name"
      label="resources.branches.fields.provinceName"
      onChange={() => city.onChange(null)}
      fullWidth
    />
  )
}

const City = ({ provinceId }: { provinceId: number }) => {
  const { data, isPending } = useCities(provinceId)
  return (
    <AutocompleteInput
      source="cityId"
      choices={data?.items ?? []}
      isPending={isPending}
      optionText="name"
      label="resources.branches.fields.cityName"
      fullWidth
    />
  )
}

export const BranchInputs = () => (
  <>
    <TextInput source="name" validate={required()} fullWidth />
    <Province />
    <FormDataConsumer>
      {({ formData }) => formData.provinceId && <City provinceId={formData.provinceId} />}
    </FormDataConsumer>
  </>
)
