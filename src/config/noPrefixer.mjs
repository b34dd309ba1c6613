/**
 * Stands in for the module of styled-components' CSS compiler that adds vendor prefixes (stylis):
 * styled-components does not ask for them unless told to, and the browsers of the site need none.
 */
export const prefix = (value) => value;
