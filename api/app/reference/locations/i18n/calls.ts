/** What each call is for, by the name of its route. */
export const calls = {
  'locations.places.provinces': 'استان‌ها',
  'locations.places.cities': 'شهرهای یک استان',
  'locations.places.districts': 'محله‌های یک شهر',
  'locations.places.guilds': 'صنف‌های یک طرح',
  'locations.bank_branches.index': 'شعبه‌های بانک، با جست‌وجو در کد، نام، نشانی و استان',
  'locations.admin.store_province': 'افزودن استان',
  'locations.admin.update_province': 'تغییر نام یا وضعیت استان',
  'locations.admin.store_city': 'افزودن شهر',
  'locations.admin.update_city': 'تغییر نام یا وضعیت شهر',
  'locations.admin.store_district': 'افزودن محله',
  'locations.admin.update_district': 'تغییر نام یا وضعیت محله',
  'locations.admin.store_guild': 'افزودن صنف به یک طرح',
  'locations.admin.update_guild': 'تغییر نام یا وضعیت صنف',
  'locations.admin.store_bank_branch': 'افزودن شعبه بانک',
  'locations.admin.update_bank_branch': 'تغییر مشخصات یا وضعیت شعبه بانک',
}
