// See pages/_document.tsx.
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
  root.toggleAttribute('data-signed-in', document.cookie.includes('SIGNED_IN=1'));
}
