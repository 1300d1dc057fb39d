import { toPersianDigits } from '@kasbeno/api/contracts/digits'
import { limits } from '@kasbeno/api/contracts/limits'

export const latinName = {
  title: 'نام لاتین روی کارت',
  intro: 'نام خود را همان‌گونه بنویسید که در گذرنامه یا کارت‌های بانکی شما آمده است.',
  firstname: 'نام به لاتین',
  firstnameExample: 'MARYAM',
  lastname: 'نام خانوادگی به لاتین',
  lastnameExample: 'REZAEI',
  wrong: 'نام را با حروف لاتین بنویسید؛ مانند MARYAM',
  tooLong: `نام و نام خانوادگی با هم باید حداکثر ${toPersianDigits(limits.cardName)} نویسه باشد.`,
  preview: 'روی کارت چاپ می‌شود',
  save: 'ثبت نام',
  saved: 'نام لاتین شما ثبت شد.',
  ask: 'نام لاتین شما برای چاپ روی کارت لازم است.',
  askAction: 'ثبت نام لاتین',
}
