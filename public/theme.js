/* global document, localStorage, sessionStorage, location, addEventListener */
// The visitor's choice of colours, set as soon as this file is there, and followed when it changes in
// another tab. A file of its own: inline scripts are not allowed; and no page waits for it: where a
// choice was made before (src/theme/preference.ts) the browser has kept it, and it comes before the
// first paint.
(() => {
  const apply = (theme) => {
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  };
  try {
    apply(localStorage.getItem('theme'));
  } catch {
    // Storage is refused: the system decides.
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) apply(newValue);
  });
})();

// Whether somebody is logged in, so that the header has room for their name from the first paint on.
// The cookie is a flag without any secret (src/session/startSession.ts).
document.documentElement.toggleAttribute('data-signed-in', document.cookie.includes('SIGNED_IN=1'));

// Where a script that the page begins with does not come, the page is loaded anew, once in 60,000 ms
// (src/lib/claimReload.ts counts along). What is still missing then is done without: everything can
// be read, and its links lead on.
addEventListener(
  'error',
  ({ target }) => {
    if (target.tagName !== 'SCRIPT' || document.readyState === 'complete') return;
    try {
      if (Math.abs(Date.now() - Number(sessionStorage.getItem('reloadedAt'))) < 60_000) return;
      sessionStorage.setItem('reloadedAt', String(Date.now()));
    } catch {
      return;
    }
    location.reload();
  },
  true,
);
