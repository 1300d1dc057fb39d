import { useGetManyReference, useRecordContext } from 'react-admin'
import { Code } from '../../components/CodeField'
import { EditLink } from '../../components/EditLink'
import { FactSheet } from '../../components/Facts'
import { ShowPage } from '../../components/ShowPage'
import { StatusChip } from '../../components/StatusChip'
import { SubTable } from '../../components/SubTable'

/** No province has as many. */
const citiesShown = 500

const Cities = () => {
  const record = useRecordContext()
  const { data = [] } = useGetManyReference(
    'cities',
    {
      target: 'provinceId',
      id: record?.id ?? '',
      pagination: { page: 1, perPage: citiesShown },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    },
    { enabled: record !== undefined }
  )
  return (
    <SubTable
      label="provinces.cities"
      rows={data}
      rowKey={({ id }) => String(id)}
      columns={[
        { label: 'resources.cities.fields.id', render: ({ id }) => <Code value={String(id)} /> },
        { label: 'resources.cities.fields.name', render: ({ name }) => name },
      ]}
    />
  )
}

export default function ProvinceShow() {
  return (
    <ShowPage status={<StatusChip source="active" of="active" />} commands={<EditLink />}>
      <FactSheet title="provinces.cities">
        <Cities />
      </FactSheet>
    </ShowPage>
  )
}
