// pages/_document.tsx explains this script. Comments are there, because every visitor loads this file.
{
  const { currentScript } = document;
  const { code } = currentScript.dataset;
  currentScript.remove();
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
  const loadScripts = () => {
    for (const src of code.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.dataset.entry = '';
      document.head.append(script);
    }
  };
  Promise.race([waitForPaint(), waitHalfASecond()]).then(loadScripts, loadScripts);
}
