import { useGetManyReference, useRecordContext } from 'react-admin'
import { FactSheet } from '../../../components/Facts'
import { Loaded } from '../../../components/Loaded'
import { Status } from '../../../components/StatusChip'
import { SubTable } from '../../../components/SubTable'

const branchesShown = 100

export const DistributorBranches = () => {
  const record = useRecordContext()
  const query = useGetManyReference(
    'branches',
    {
      target: 'distributorId',
      id: record?.id ?? '',
      pagination: { page: 1, perPage: branchesShown },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    },
    { enabled: record !== undefined, onError: () => undefined }
  )
  return (
    <FactSheet title="distributors.branches">
      <Loaded query={query}>
        {(rows) => (
          <SubTable
            label="distributors.branches"
            rows={rows}
            rowKey={({ id }) => String(id)}
            columns={[
              { label: 'resources.branches.fields.name', render: ({ name }) => name },
              {
                label: 'resources.branches.fields.provinceName',
                render: ({ provinceName }) => provinceName,
              },
              { label: 'resources.branches.fields.cityName', render: ({ cityName }) => cityName },
              {
                label: 'resources.branches.fields.active',
                render: ({ active }) => <Status of="active" value={active} />,
              },
            ]}
          />
        )}
      </Loaded>
    </FactSheet>
  )
}
