/**
 * The value of a property in an element's own style, in lower case; empty if it has none. A browser does not keep the
 * properties of Word, such as `mso-list`.
 */
export function styleOf(element: Element, property: string): string {
  const declarations = (element.getAttribute('style') ?? '').split(';');
  for (const declaration of declarations.reverse()) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, colon).trim().toLowerCase() === property)
      return declaration
        .slice(colon + 1)
        .trim()
        .toLowerCase();
  }
  return '';
}
