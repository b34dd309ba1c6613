declare global {
  // The position of the dialog after it was closed, if it has moved.
  var strayDialog: string | undefined;
}

/** Checks that the open dialog does not move when it is closed and fades out. Runs in the page. */
export function watchDialog(): void {
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog.');
  globalThis.strayDialog = undefined;
  const open = dialog.getBoundingClientRect();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    const { display } = getComputedStyle(dialog);
    const { top, height } = dialog.getBoundingClientRect();
    // An engine that cannot show the dialog in the top layer while it fades must hide it at once.
    if (display !== 'none' && Math.abs(top - open.top) + Math.abs(height - open.height) > 4)
      globalThis.strayDialog = `${display}, top ${top.toFixed()} instead of ${open.top.toFixed()}, height ${height.toFixed()} instead of ${open.height.toFixed()}`;
  }).observe(dialog, { attributeFilter: ['open'] });
}
