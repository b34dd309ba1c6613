/**
 * The value of a property in an element's own style, in lower case; empty if it has none. A browser does not keep the
 * properties of Word, such as `mso-list`.
 */
export function styleOf(element: Element, property: string): string {
  const declared = (element.getAttribute('style') ?? '')
    .toLowerCase()
    .split(';')
    .findLast((declaration) => declaration.split(':', 1)[0]?.trim() === property);
  return declared?.slice(declared.indexOf(':') + 1).trim() ?? '';
}
