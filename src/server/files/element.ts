const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** One element of XML, or of HTML where browsers read it alike: with a text, which is escaped, with elements inside, or empty. */
export function element(
  name: string,
  attributes: Record<string, string>,
  content: string | string[] = [],
): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const inside = typeof content === 'string' ? escape(content) : content.join('');
  return inside ? `<${name}${given.join('')}>${inside}</${name}>` : `<${name}${given.join('')}/>`;
}
