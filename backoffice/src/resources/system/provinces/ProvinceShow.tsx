import { useGetManyReference, useRecordContext } from 'react-admin'
import { Code } from '../../../components/CodeField'
import { EditLink } from '../../../components/EditLink'
import { FactSheet } from '../../../components/Facts'
import { Loaded } from '../../../components/Loaded'
import { ShowPage } from '../../../components/ShowPage'
import { StatusChip } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'

const citiesShown = 500

const Cities = () => {
  const record = useRecordContext()
  const query = useGetManyReference(
    'cities',
    {
      target: 'provinceId',
      id: record?.id ?? '',
      pagination: { page: 1, perPage: citiesShown },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    },
    { enabled: record !== undefined, onError: () => undefined }
  )
  return (
    <Loaded query={query}>
      {(rows) => (
        <SubTable
          label="provinces.cities"
          rows={rows}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              label: 'resources.cities.fields.id',
              render: ({ id }) => <Code value={String(id)} />,
            },
            { label: 'resources.cities.fields.name', render: ({ name }) => name },
          ]}
        />
      )}
    </Loaded>
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
