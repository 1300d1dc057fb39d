import { useGetManyReference, useRecordContext } from 'react-admin'
import { FactSheet } from '../../components/Facts'
import { Status } from '../../components/StatusChip'
import { SubTable } from '../../components/SubTable'

const branchesShown = 100

export const DistributorBranches = () => {
  const record = useRecordContext()
  const { data = [] } = useGetManyReference(
    'branches',
    {
      target: 'distributorId',
      id: record?.id ?? '',
      pagination: { page: 1, perPage: branchesShown },
      sort: { field: 'name', order: 'ASC' },
      filter: {},
    },
    { enabled: record !== undefined }
  )
  return (
    <FactSheet title="distributors.branches">
      <SubTable
        label="distributors.branches"
        rows={data}
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
    </FactSheet>
  )
}
