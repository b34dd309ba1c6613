/* global document, localStorage, sessionStorage, location, addEventListener, PerformanceObserver, requestAnimationFrame */
// What every page runs first, and none waits for (docs/adr/022).
{
  const root = document.documentElement;
  const { code } = document.currentScript.dataset;

  // The visitor's choice of colours (src/theme/preference.ts), followed when another tab changes it.
  const colour = (theme) => {
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  try {
    colour(localStorage.getItem('theme'));
  } catch {
    // Storage is refused: the system decides.
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme' || key === null) colour(newValue);
  });

  // So that the header has room for a name; the cookie is a flag (src/session/startSession.ts).
  root.toggleAttribute('data-signed-in', document.cookie.includes('SIGNED_IN=1'));

  // Once in 60,000 ms (src/lib/claimReload.ts counts along); then the page does without.
  const loadAnew = () => {
    try {
      if (Math.abs(Date.now() - Number(sessionStorage.getItem('reloadedAt'))) < 60_000) return;
      sessionStorage.setItem('reloadedAt', String(Date.now()));
      location.reload();
    } catch {
      // Nothing can be remembered: nothing shall turn in circles.
    }
  };

  const read = new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
    else resolve();
  });
  const frame = () => new Promise(requestAnimationFrame);
  const painted = async () => {
    await document.querySelector('img[fetchpriority="high"]')?.decode();
    await frame();
    await frame();
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    });
  };
  const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1000));
  // What the page begins with (pages/_document.tsx), in that order.
  const run = () => {
    for (const src of code.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.addEventListener('error', loadAnew);
      document.head.append(script);
    }
  };
  read.then(() => Promise.race([painted(), aSecond()])).then(run, run);
}
