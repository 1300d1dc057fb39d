import { exportedFields, type ListName } from './described'
import { describedList } from './describedList'

/** Derived from export and filters. */
export const plainList = <Name extends ListName>(name: Name, opensRecords: boolean) =>
  describedList(name, {
    columns: exportedFields(name),
    ...(!opensRecords && { rowClick: false }),
  })
