export const calls = {
  'distributors.directory.index': 'توزیع‌کنندگان یک طرح',
  'distributors.directory.mine': 'توزیع‌کنندگان استان فروشگاه مشتری',
  'distributors.directory.show': 'معرفی یک شرکت پخش',
  'admin.commands.distributors.store': 'شرکت پخش تازه؛ غیرفعال و بی‌شبا ساخته می‌شود',
  'admin.commands.distributor_requests.store':
    'درخواست تغییر شبا، کارمزدها یا شرایط یک شرکت پخش؛ با تأیید نفر دوم انجام می‌شود',
  'admin.commands.distributors.update_identity':
    'نام، شناسه نشانی و نشان شرکت پخش؛ شناسه پیشین همچنان به آن می‌رسد',
  'distributors.logo': 'نشان یک شرکت پخش، برای همه',
  'admin.commands.distributors.update':
    'تغییر دسته، تلفن، نشانی دفترها، اولویت، وضعیت و شرایط فروش یک شرکت پخش؛ آنچه آسان‌تر می‌گیرد با درخواست و دو نفر',
  'distributor.commands.own_branches.store': 'شعبه تازه شرکت پخش خود',
  'distributor.commands.own_branches.update': 'تغییر نام، جا و وضعیت شعبه خود',
  'admin.commands.distributors.store_branch': 'شعبه تازه یک شرکت پخش',
  'admin.commands.distributors.update_branch': 'تغییر نام، جا و وضعیت یک شعبه',
}
