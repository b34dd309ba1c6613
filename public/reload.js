// Runs before the other deferred scripts: reloads the page when one of them fails to load, but at most once
// in 60,000 ms (src/lib/claimReload.ts shares the limit).
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement && target.defer)) return;
    try {
      if (Math.abs(Date.now() - Number(sessionStorage.getItem('reloadedAt'))) < 60_000) return;
      sessionStorage.setItem('reloadedAt', String(Date.now()));
      location.reload();
    } catch {
      // Without storage, the page could reload without end.
    }
  },
  true, // The error of a script does not bubble.
);
