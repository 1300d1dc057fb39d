import { exportedFields, type ListName } from './described'
import { describedList } from './describedList'

/** The page of a list that needs no drawing of its own: what its export shows, with every filter it has. */
export const plainList = <Name extends ListName>(name: Name, opensRecords: boolean) =>
  describedList(name, {
    columns: exportedFields(name),
    ...(!opensRecords && { rowClick: false }),
  })
