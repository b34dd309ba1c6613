/**
 * For tests: jsdom has the dialog element without its methods. These mocks do what a component can notice;
 * the rest of the browser's behaviour (inert page, Escape) is tested in e2e/.
 */
export function mockDialogMethods(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
  HTMLDialogElement.prototype.getAnimations = () => [];
}
