import { registrationWords } from '@kasbeno/api/contracts/words/registration'

const { propertyType } = registrationWords

export const shop = {
  title: 'اطلاعات فروشگاه',
  shopname: 'نام فروشگاه',
  shopnameHint: 'مانند تابلو فروشگاه، به فارسی',
  guild: 'صنف',
  address: 'نشانی فروشگاه',
  addressHint: 'خیابان، کوچه، پلاک',
  postalCode: 'کد پستی فروشگاه',
  landNumber: 'تلفن ثابت',
  landNumberHint: 'همراه با کد شهر',
  propertyType: 'مالکیت فروشگاه',
  own: propertyType.OWN,
  rent: propertyType.RENT,
  shopnameMissing: 'نام فروشگاه را وارد کنید.',
  shopnameWrong: 'نام فروشگاه را به فارسی وارد کنید.',
  guildMissing: 'صنف خود را انتخاب کنید.',
  addressMissing: 'نشانی فروشگاه را وارد کنید.',
  tooLong: 'تعداد نویسه‌ها بیش از حد مجاز است.',
  landNumberWrong: 'تلفن ثابت را درست وارد کنید.',
  fieldWords: {
    postalCode: ['کد پستی', 'کدپستی'],
    landNumber: ['تلفن'],
    guildId: ['صنف'],
    provinceId: ['استان'],
    cityId: ['شهر'],
    districtId: ['محله', 'منطقه'],
    propertyType: ['مالکیت', 'ملکی', 'اجاره', 'استیجاری'],
    shopname: ['نام فروشگاه', 'تابلو'],
    address: ['نشانی', 'آدرس'],
  },
}
