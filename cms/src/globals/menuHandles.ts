/** Handles of the menus, which are also their types in the contract. */
export const menuHandles = ['headerMenu', 'topMenu', 'mainMenu', 'footerMenu'] as const;
export type MenuHandle = (typeof menuHandles)[number];

/** Whether a text is the handle of a menu. */
export const isMenuHandle = (value: unknown): value is MenuHandle =>
  menuHandles.some((handle) => handle === value);
