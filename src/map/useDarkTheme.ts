import { useSyncExternalStore } from 'react';

const system = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Whether the page has dark colours: by the visitor’s choice, or by the system’s setting. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme ? theme === 'dark' : system().matches;
}

function listen(changed: () => void): () => void {
  const query = system();
  const choice = new MutationObserver(changed);
  query.addEventListener('change', changed);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    query.removeEventListener('change', changed);
    choice.disconnect();
  };
}

/** Returns whether the theme is dark, for canvas drawings, which cannot use the style sheet. */
export function useDarkTheme(): boolean {
  return useSyncExternalStore(listen, isDark, () => false);
}
