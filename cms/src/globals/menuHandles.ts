/** Handles of the menus, which are also their types in the contract. */
export const menuHandles = ['headerMenu', 'topMenu', 'mainMenu', 'footerMenu'] as const;
export type MenuHandle = (typeof menuHandles)[number];

export const isMenuHandle = (value: unknown): value is MenuHandle =>
  menuHandles.some((handle) => handle === value);
