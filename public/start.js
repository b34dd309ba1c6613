// Applies the theme and the login flag of the visitor before the first paint, if it arrives before it (docs/adr/022).
{
  const root = document.documentElement;
  const applyTheme = (theme) => {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  try {
    applyTheme(localStorage.getItem('theme'));
  } catch {
    // No storage.
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) applyTheme(newValue);
  });
  // The name of the cookie is in src/config/loginFlag.ts.
  root.toggleAttribute('data-signed-in', document.cookie.includes('SIGNED_IN=1'));
}
