/** Measures the pixels between the last content of the open dialog and its lower edge. Runs in the page. */
export function measureSpaceBelowContent(): number {
  const dialog = document.querySelector('dialog');
  const body = [...(dialog?.querySelectorAll('*') ?? [])].find((element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  if (!dialog || !body) return NaN;
  const content = [...body.children].map((child) => child.getBoundingClientRect().bottom);
  return dialog.getBoundingClientRect().bottom - Math.max(...content);
}
