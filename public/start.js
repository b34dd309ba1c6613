// pages/_document.tsx explains this script. Comments are there, because every visitor loads this file.
{
  const root = document.documentElement;
  const applyTheme = (theme) => {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  const reloadOnce = () => {
    try {
      if (Math.abs(Date.now() - Number(sessionStorage.getItem('reloadedAt'))) < 60_000) return;
      sessionStorage.setItem('reloadedAt', String(Date.now()));
      location.reload();
    } catch {
      // No storage.
    }
  };
  try {
    applyTheme(localStorage.getItem('theme'));
  } catch {
    // No storage.
  }
  root.toggleAttribute('data-signed-in', document.cookie.includes('SIGNED_IN=1'));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) applyTheme(newValue);
  });
  addEventListener('error', ({ target }) => target.dataset?.entry === '' && reloadOnce(), true);
  addEventListener('load', () => document.querySelector('script[data-code]') && reloadOnce());
}
