/** The part of SOAP 1.1 that a gateway needs. */

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

export const soapCall = (
  namespace: string,
  method: string,
  args: Record<string, string>
): string => {
  const body = Object.entries(args)
    .map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
    .join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:ns="${namespace}"><soapenv:Body><ns:${method}>${body}</ns:${method}></soapenv:Body></soapenv:Envelope>`
}

/** The text of the `<return>` element, or null when there is none. */
export const soapReturn = (xml: string): string | null =>
  /<(?:\w+:)?return(?:\s[^>]*)?>([^<]*)<\/(?:\w+:)?return>/.exec(xml)?.[1].trim() ?? null
