/* global document, localStorage, sessionStorage, location, addEventListener, PerformanceObserver, requestAnimationFrame */
// Every page runs this script first, without waiting for it (docs/adr/022).
{
  const root = document.documentElement;
  const { code } = document.currentScript.dataset;

  // Apply the visitor's theme (src/theme/preference.ts), also when another tab changes it.
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

  // Reserve space for the name in the header; the cookie is only a flag (src/session/startSession.ts).
  root.toggleAttribute('data-signed-in', document.cookie.includes('SIGNED_IN=1'));

  // Reload at most once in 60,000 ms (src/lib/claimReload.ts shares the limit).
  const reloadOnce = () => {
    try {
      if (Math.abs(Date.now() - Number(sessionStorage.getItem('reloadedAt'))) < 60_000) return;
      sessionStorage.setItem('reloadedAt', String(Date.now()));
      location.reload();
    } catch {
      // Without storage, do not reload, to avoid a loop.
    }
  };

  const parsed = new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
    else resolve();
  });
  const nextFrame = () => new Promise(requestAnimationFrame);
  const waitForPaint = async () => {
    await document.querySelector('img[fetchpriority="high"]')?.decode();
    await nextFrame();
    await nextFrame();
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    });
  };
  const waitOneSecond = () => new Promise((resolve) => setTimeout(resolve, 1000));
  // Load the entry scripts (pages/_document.tsx) in their order.
  const loadScripts = () => {
    for (const src of code.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.addEventListener('error', reloadOnce);
      document.head.append(script);
    }
  };
  parsed.then(() => Promise.race([waitForPaint(), waitOneSecond()])).then(loadScripts, loadScripts);
}
