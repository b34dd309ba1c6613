// See pages/_document.tsx.
{
  const { code } = document.currentScript.dataset;
  const nextFrame = () => new Promise(requestAnimationFrame);
  const waitForPaint = async () => {
    await document.querySelector('img[fetchpriority="high"]')?.decode();
    await nextFrame();
    await nextFrame();
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    });
  };
  const waitHalfASecond = () => new Promise((resolve) => setTimeout(resolve, 500));
  const reloadOnce = () => {
    try {
      if (Math.abs(Date.now() - Number(sessionStorage.getItem('reloadedAt'))) < 60_000) return;
      sessionStorage.setItem('reloadedAt', String(Date.now()));
      location.reload();
    } catch {
      // No storage.
    }
  };
  let pressed = null;
  const remember = ({ target }) => {
    pressed = target.closest('button[type="button"]') ?? pressed;
  };
  const loadScripts = () => {
    const sources = code.split(' ');
    for (const src of sources) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = reloadOnce;
      // From the last script on, React handles a press itself.
      if (src === sources.at(-1))
        script.onload = () => removeEventListener('click', remember, true);
      document.head.append(script);
    }
  };
  addEventListener('click', remember, true);
  // In a new task, because React handles no press while it reports the hydration.
  addEventListener('hydrated', () => setTimeout(() => pressed?.click()), { once: true });
  Promise.race([waitForPaint(), waitHalfASecond()]).then(loadScripts, loadScripts);
}
