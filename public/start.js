// Runs as soon as it arrives (docs/adr/022): applies the visitor's theme, also when another tab changes it.
{
  const root = document.documentElement;
  const applyTheme = (theme) => {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  try {
    applyTheme(localStorage.getItem('theme'));
  } catch {
    // Without storage, the system's theme applies.
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) applyTheme(newValue);
  });
  // Reserves space for the visitor's name in the header.
  root.toggleAttribute('data-signed-in', document.cookie.includes('SIGNED_IN=1'));
}
{
  // Reloads the page, but at most once in 60,000 ms (src/lib/claimReload.ts shares the limit).
  const reloadOnce = () => {
    try {
      if (Math.abs(Date.now() - Number(sessionStorage.getItem('reloadedAt'))) < 60_000) return;
      sessionStorage.setItem('reloadedAt', String(Date.now()));
      location.reload();
    } catch {
      // Without storage, the page could reload without end.
    }
  };
  // The error of a script does not bubble.
  addEventListener(
    'error',
    ({ target }) => 'entry' in (target.dataset ?? {}) && reloadOnce(),
    true,
  );
  // hydrate.js removes its element, unless it failed, perhaps before this script ran.
  addEventListener('load', () => document.querySelector('script[data-code]') && reloadOnce());
}
