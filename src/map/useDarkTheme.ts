import { useSyncExternalStore } from 'react';

const system = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Whether the page shows its dark colours: by the visitor’s choice, else the system’s. */
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

/** For what is drawn, and cannot take its colours from the style sheet. */
export function useDarkTheme(): boolean {
  return useSyncExternalStore(listen, isDark, () => false);
}
