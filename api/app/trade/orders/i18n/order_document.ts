interface ItemLine {
  line: string
  name: string
  qty: string
  price: string
  total: string
}

export const orderDocumentText = {
  title: (number: string, distributor: string) => `فاکتور ${number} از ${distributor}`,
  heading: 'با این فاکتور و پرداخت آن از حساب شرکت موافقم.',
  buyer: 'خریدار',
  seller: 'فروشنده',
  number: 'شماره فاکتور',
  reference: 'شماره مرجع',
  total: 'مبلغ فاکتور',
  productFee: 'کارمزد کسب‌نو',
  bankFee: 'کارمزد بانک',
  amount: 'مبلغ پرداخت از اعتبار، با کارمزدها',
  dueDays: 'مهلت بازپرداخت',
  days: (count: string) => `${count} روز پس از پرداخت`,
  rials: (amount: string) => `${amount} ریال`,
  items: 'کالاها:',
  item: ({ line, name, qty, price, total }: ItemLine) =>
    `${line}. ${name}، ${qty}، هر واحد ${price}، جمع ${total}`,
  moreLines: (count: string) => `و ${count} ردیف دیگر`,
} as const
