import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { applicantYearsMin } from '@kasbeno/api/contracts/person'

export const identity = {
  title: 'اطلاعات هویتی',
  intro: 'اطلاعات را مانند کارت ملی خود وارد کنید.',
  firstname: 'نام',
  lastname: 'نام خانوادگی',
  nationalCode: 'کد ملی',
  nationalCodeHint: '۱۰ رقم؛ روی کارت ملی نوشته شده است.',
  dateOfBirth: 'تاریخ تولد',
  firstnameMissing: 'نام خود را وارد کنید.',
  lastnameMissing: 'نام خانوادگی خود را وارد کنید.',
  tooLong: 'نوشته بیش از اندازه بلند است.',
  nationalCodeMissing: 'کد ملی خود را وارد کنید.',
  nationalCodeLength: 'کد ملی باید ۱۰ رقم باشد.',
  nationalCodeWrong: 'کد ملی درست نیست. لطفاً رقم‌ها را بازبینی کنید.',
  dateOfBirthMissing: 'روز، ماه و سال تولد را انتخاب کنید.',
  tooYoung: `برای درخواست اعتبار باید دست‌کم ${toPersianDigits(applicantYearsMin)} سال داشته باشید.`,
  /** Words by which a reviewer's sentence is led to its field. */
  fieldWords: {
    nationalCode: ['کد ملی', 'شماره ملی'],
    dateOfBirth: ['تولد'],
    lastname: ['نام خانوادگی', 'فامیل'],
    firstname: ['نام'],
  },
}
