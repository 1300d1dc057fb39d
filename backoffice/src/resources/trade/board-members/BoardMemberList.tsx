import { describedList } from '../../../components/list/describedList'

export default describedList('board-members', {
  columns: [
    'companyName',
    'firstName',
    'lastName',
    'nationalCode',
    'phone',
    'role',
    'roleInCompany',
    'signatoryStatus',
    'status',
    'createdAt',
  ],
  hidden: ['roleInCompany', 'createdAt'],
  rowClickFor:
    () =>
    (_id, _resource, { companyId }) =>
      `/companies/${companyId}/show`,
})
