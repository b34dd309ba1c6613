import { storageKeys } from '@/config/storageKeys';
import { writeStorage } from '@/lib/storage';

/** The colour themes that a visitor can choose; `system` follows the system's setting. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return themes.find((candidate) => candidate === theme) ?? 'system';
}

/** Sets the theme of this page, and stores it for the next pages where storage is available. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  writeStorage('localStorage', storageKeys.theme, theme === 'system' ? null : theme);
}
