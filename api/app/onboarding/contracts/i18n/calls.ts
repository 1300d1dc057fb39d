/** What each call is for, by the name of its route. */
export const calls = {
  'contracts.contracts.index': 'قراردادهایی که امضا شده است',
  'contracts.contracts.show': 'متن قرارداد: امضاشده، یا آماده امضا با چکیده آن',
  'contracts.contracts.sign': 'امضای متنی که نشان داده شد؛ متن تغییرکرده یا امضای دوم ۴۰۹ می‌گیرد',
  'contracts.contract_files.own': 'فایل PDF قراردادی که امضا شده است',
  'contracts.admin.pdf': 'فایل PDF قرارداد امضاشده برای بانک',
  'contracts.admin.contract_templates.store': 'پیش‌نویس متن قرارداد؛ جای خالی ناشناخته ۴۲۲ می‌گیرد',
  'contracts.admin.contract_templates.update': 'تغییر پیش‌نویس متن قرارداد',
  'contracts.admin.contract_templates.ask': 'درخواست به اجرا گذاشتن متن از نفر دوم',
}
