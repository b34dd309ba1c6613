/**
 * Replaces the module of styled-components' CSS compiler (stylis) that adds vendor prefixes. They are off by
 * default, and the supported browsers need none.
 */
export const prefix = (value) => value;
