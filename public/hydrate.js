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
  const loadScripts = () => {
    for (const src of code.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = reloadOnce;
      document.head.append(script);
    }
  };
  Promise.race([waitForPaint(), waitHalfASecond()]).then(loadScripts, loadScripts);
}
