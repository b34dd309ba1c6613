/**
 * For tests: jsdom has the dialog element without its methods. This is as much of them as a
 * component can notice; what the browser adds (inert page, Escape, focus) is tested in e2e/.
 */
export function withDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  HTMLDialogElement.prototype.getAnimations = () => [];
}
