import { cardPartners } from '#contracts/partners'
import { below } from '#app/platform/i18n/below'

const ofCardPartners = {
  'card_sales.verify': 'آیا کارت خریدار از ماست و پذیرفته می‌شود',
  'card_sales.store': 'فروش با کارت و رمز؛ شماره خود شریک آن را یکتا می‌کند',
  'card_sales.cancel': 'لغو یک فروش با کارت، حتی پیش از رسیدن آن، تا پیش از تسویه',
  'card_sales.inquiry': 'نتیجه یک فروش با کارت با شماره فرستنده',
  'card_sales.index': 'فروش‌های شریک با کارت',
  'card_sales.remain_credit': 'مانده اعتبار دارنده کارت، اگر اجازه داده باشد',
}

export const calls = {
  'device.device_calls.detect': 'آیا کارتی که کشیده شد از ماست و پذیرفته می‌شود',
  'device.device_calls.scan': 'درخواست پرداختی که پشت یک کد QR است',
  'device.device_calls.balance': 'مانده اعتبار و کیف پول دارنده کارت، با رمز',
  'device.device_calls.pay': 'پرداخت با کارت و رمز؛ شماره خود دستگاه آن را یکتا می‌کند',
  'device.device_calls.show': 'نتیجه یک پرداخت این دستگاه',
  'device.device_calls.reverse': 'برگشت یک پرداخت، حتی پیش از رسیدن آن',
  'card_sales.held': 'خریدهای خود دارنده با کارت یک شرکت',
  'cpg.containers.containers.store': 'درخواست پرداختی که هر دستگاه پذیرنده می‌تواند بگیرد',
  'cpg.containers.containers.show': 'یک درخواست پرداخت پذیرنده',
  'cpg.containers.containers.cancel': 'لغو درخواست پرداختی که پرداخت نشده است',
  'admin.commands.merchants.store': 'پذیرنده تازه برای یک شرکت پخش یا شعبه آن',
  'admin.commands.merchants.update':
    'تغییر نام، مهلت یا وضعیت پذیرنده؛ بازشدن آن با درخواست نفر دوم',
  'admin.commands.devices.store': 'ثبت دستگاه کارت‌خوان؛ نفر دوم آن را فعال می‌کند',
  'admin.commands.devices.activate': 'فعال کردن دستگاه از سوی نفر دوم؛ توکن آن یک بار داده می‌شود',
  'admin.commands.devices.unlock': 'باز کردن دستگاهی که رمزهای نادرست آن را قفل کرده است',
  'admin.commands.devices.disable': 'از کار انداختن دستگاه با دلیل',
  ...below(
    cardPartners.map(([, path]) => path),
    ofCardPartners
  ),
}
