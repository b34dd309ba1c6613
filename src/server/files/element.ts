const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

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
