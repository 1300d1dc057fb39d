/** A member of staff, as a row tells of one. */
export interface PersonOfStaff {
  id: string
  name: string
}

/** A joined `staff_users` as `PersonOfStaff`; null where none was joined. */
export const personOfStaff = (joined: string) =>
  `case when ${joined}.id is not null
     then jsonb_build_object('id', ${joined}.id, 'name', ${joined}.full_name) end`
