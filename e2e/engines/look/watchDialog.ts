declare global {
  // Where the closed dialog is still shown, if that is not where it had been open.
  var strayDialog: string | undefined;
}

/**
 * Notes where the open dialog is drawn at the moment at which it is closed, while it fades out. Runs in
 * the page.
 */
export function watchDialog(): void {
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog.');
  globalThis.strayDialog = undefined;
  const open = dialog.getBoundingClientRect();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const { display } = getComputedStyle(dialog);
    const { top, height } = dialog.getBoundingClientRect();
    // An engine that does not keep it above the page while it fades must not show it at all.
    if (display !== 'none' && Math.abs(top - open.top) + Math.abs(height - open.height) > 4)
      globalThis.strayDialog = `${display}, top ${top.toFixed()} instead of ${open.top.toFixed()}, height ${height.toFixed()} instead of ${open.height.toFixed()}`;
  }).observe(dialog, { attributeFilter: ['open'] });
}
