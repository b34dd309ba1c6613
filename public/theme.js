/* global document, localStorage, addEventListener */
// The visitor's choice of colours, set before the first paint so that no page flashes in the wrong
// ones, and followed when it changes in another tab. A file of its own: inline scripts are not
// allowed. The choice is made in src/theme/preference.ts.
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
