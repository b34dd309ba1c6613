declare global {
  // Frames in which the dialog, once closed, was not where it had been open.
  var strayDialogs: string[] | undefined;
}

/** Looks at the open dialog in each frame from now on. Runs in the page. */
export function watchDialog(): void {
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog.');
  const stray: string[] = (globalThis.strayDialogs = []);
  const open = dialog.getBoundingClientRect();
  // It shrinks by a few hundredths while it fades.
  const least = open.height * 0.9;
  const look = () => {
    if (!dialog.isConnected) return;
    const { top, height } = dialog.getBoundingClientRect();
    const { display } = getComputedStyle(dialog);
    const isAway = Math.abs(top + height / 2 - open.top - open.height / 2) > open.height * 0.1;
    if (!dialog.open && display !== 'none' && (isAway || height < least))
      stray.push(
        `top ${top.toFixed()}, height ${height.toFixed()} instead of ${open.top.toFixed()}, ${open.height.toFixed()}`,
      );
    requestAnimationFrame(look);
  };
  look();
}

/** What `watchDialog` has seen: the first of it is enough to know. Runs in the page. */
export const strayFrames = (): string[] => (globalThis.strayDialogs ?? []).slice(0, 1);
