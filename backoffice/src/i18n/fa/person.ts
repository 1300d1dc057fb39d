/** What the facts about a person are called, in every list that shows them. */
export const personFields = {
  firstname: 'نام',
  lastname: 'نام خانوادگی',
  phone: 'موبایل',
  nationalCode: 'کد ملی',
  dateOfBirth: 'تاریخ تولد',
  plan: 'طرح',
}
