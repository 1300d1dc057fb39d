import { describedList } from '../../../components/list/describedList'

/** Everybody who speaks for a company; a row leads to the company. */
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
