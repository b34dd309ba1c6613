const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** The first line of an XML file. */
export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Characters that no XML document may contain, also not escaped (XML 1.0 §2.2). */
const forbidden = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Programs that write slides break lines with these; without them the words beside them would become one. */
const lineBreaks = /[\v\f\x85\u2028\u2029]/g;

const escape = (text: string): string =>
  text
    .replace(lineBreaks, ' ')
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** Renders an XML element (or HTML of the same syntax), with escaped text, child elements, or empty. */
export function element(
  name: string,
  attributes: Record<string, string>,
  content: string | string[] = [],
): string {
  const attributeList = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escape(value)}"`,
  );
  const inside = typeof content === 'string' ? escape(content) : content.join('');
  return inside
    ? `<${name}${attributeList.join('')}>${inside}</${name}>`
    : `<${name}${attributeList.join('')}/>`;
}
