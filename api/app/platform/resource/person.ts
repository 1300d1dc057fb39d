/** A member of staff, as a row tells of one. */
export interface PersonOfStaff {
  id: string
  name: string
}

/** A joined `staff_users` as `PersonOfStaff`; null where none was joined. */
export const personOfStaff = (joined: string) =>
  `case when ${joined}.id is not null
     then jsonb_build_object('id', ${joined}.id, 'name', ${joined}.full_name) end`

/** The member of staff with that id, for lists of modules that stand below the staff's. */
export const personWithId = (id: string) =>
  `(select jsonb_build_object('id', member.id, 'name', member.full_name)
      from platform_accounts member where member.id = ${id})`

export const nameWithId = (id: string) =>
  `(select member.full_name from platform_accounts member where member.id = ${id})`
