import { expect, test } from 'vitest'
import {
  ceoSchema,
  informationSchema,
  memberSchema,
  registerSchema,
} from '#areas/company/parts/companies/companyForms.ts'

const register = { name: 'پخش مهر', companyUniqueId: '10320894878', guildId: '7' }
const information = {
  ...{ name: 'پخش مهر', guildId: '7', provinceId: '8', cityId: '80' },
  ...{ postalCode: '1234567890', address: 'آزادی' },
}
const person = {
  firstName: 'سارا',
  lastName: 'کریمی',
  nationalCode: '0084575948',
  birthDate: '1980-03-10',
}
const member = {
  ...person,
  phone: '09131111111',
  roleInCompany: 'رئیس',
  signatoryStatus: 'OPTIONAL',
}
const long = (length: number) => 'ن'.repeat(length)

test.each([
  [registerSchema, register, 'name', '', 'نام شرکت را وارد کنید.'],
  [registerSchema, register, 'name', long(51), 'نوشته بیش از اندازه بلند است.'],
  [registerSchema, register, 'companyUniqueId', '', 'شناسه ملی شرکت را وارد کنید.'],
  [registerSchema, register, 'companyUniqueId', '1032089487', 'شناسه ملی شرکت باید ۱۱ رقم باشد.'],
  [
    ...[registerSchema, register, 'companyUniqueId', '10320894879'],
    'شناسه ملی شرکت درست نیست. لطفاً رقم‌ها را بازبینی کنید.',
  ],
  [registerSchema, register, 'guildId', '', 'صنف شرکت را انتخاب کنید.'],
  [informationSchema, information, 'provinceId', '', 'استان را انتخاب کنید.'],
  [informationSchema, information, 'cityId', '', 'شهر را انتخاب کنید.'],
  [informationSchema, information, 'postalCode', '123', 'کد پستی باید ۱۰ رقم باشد.'],
  [informationSchema, information, 'address', ' ', 'نشانی شرکت را وارد کنید.'],
  [informationSchema, information, 'address', long(256), 'نوشته بیش از اندازه بلند است.'],
  [ceoSchema, person, 'firstName', long(51), 'نوشته بیش از اندازه بلند است.'],
  [ceoSchema, person, 'lastName', '', 'نام خانوادگی خود را وارد کنید.'],
  [ceoSchema, person, 'birthDate', '2020-01-01', 'هر عضو باید دست‌کم ۱۸ سال داشته باشد.'],
  [memberSchema, member, 'firstName', '', 'نام این عضو را وارد کنید.'],
  [memberSchema, member, 'lastName', '', 'نام خانوادگی این عضو را وارد کنید.'],
  [memberSchema, member, 'nationalCode', '', 'کد ملی این عضو را وارد کنید.'],
  [memberSchema, member, 'phone', '0912', 'شماره موبایل را درست وارد کنید؛ مانند ۰۹۱۲۱۲۳۴۵۶۷'],
  [memberSchema, member, 'roleInCompany', '', 'سمت این عضو را وارد کنید.'],
  [memberSchema, member, 'roleInCompany', long(51), 'نوشته بیش از اندازه بلند است.'],
  [memberSchema, member, 'signatoryStatus', '', 'حق امضای این عضو را انتخاب کنید.'],
] as const)('%#: of %3$s the form says %4$s', (schema, whole, field, wrong, message) => {
  expect(schema.safeParse(whole).success).toBe(true)
  const faults = schema.safeParse({ ...whole, [field]: wrong }).error?.issues ?? []
  expect(faults.map((one) => [one.path[0], one.message])).toEqual([[field, message]])
})
