// Loads the page's code after the first paint, so that fonts and the first picture come first (docs/adr/022).
{
  // The entry scripts in their order (pages/_document.tsx).
  const { code } = document.currentScript.dataset;
  // start.js reloads a page that still has this element when it is complete.
  document.currentScript.remove();

  const nextFrame = () => new Promise(requestAnimationFrame);
  const waitForPaint = async () => {
    await document.querySelector('img[fetchpriority="high"]')?.decode();
    await nextFrame();
    await nextFrame();
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    });
  };
  // A slow picture must not delay the page's code, and a tab in the background is not painted.
  const waitAtMost = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  const loadScripts = () => {
    for (const src of code.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.dataset.entry = '';
      document.head.append(script);
    }
  };
  Promise.race([waitForPaint(), waitAtMost(500)]).then(loadScripts, loadScripts);
}
