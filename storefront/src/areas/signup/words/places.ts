export const places = {
  province: 'استان',
  city: 'شهر',
  district: 'محله یا منطقه',
  chooseProvinceFirst: 'ابتدا استان را انتخاب کنید.',
  chooseCityFirst: 'ابتدا شهر را انتخاب کنید.',
  provinceMissing: 'استان را انتخاب کنید.',
  cityMissing: 'شهر را انتخاب کنید.',
  districtMissing: 'محله یا منطقه را انتخاب کنید.',
  postalCode: 'کد پستی',
  postalCodeHint: '۱۰ رقم؛ روی قبض برق یا گاز نوشته شده است.',
  postalCodeWrong: 'کد پستی باید ۱۰ رقم باشد.',
}
