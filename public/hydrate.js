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
  const halfASecond = new Promise((resolve) => setTimeout(resolve, 500));
  const reloadOnce = () => {
    if (Math.abs(Date.now() - sessionStorage.getItem('reloadedAt')) < 60_000) return;
    sessionStorage.setItem('reloadedAt', Date.now());
    location.reload();
  };
  let pressed;
  const remember = (event) => {
    const button = event.target.closest(
      '[type=button]:not([popovertarget]),form:not([action]) [type=submit]',
    );
    if (!button) return;
    event.preventDefault();
    pressed = button;
  };
  const loadScripts = () => {
    let script;
    for (const src of code.split(' ')) {
      script = document.createElement('script');
      script.src = src;
      script.async = false;
      script.onerror = reloadOnce;
      document.head.append(script);
    }
    script.onload = () => removeEventListener('click', remember, true);
  };
  addEventListener('click', remember, true);
  addEventListener('hydrated', () => setTimeout(() => pressed?.click()), { once: true });
  Promise.race([waitForPaint(), halfASecond]).then(loadScripts, loadScripts);
}
