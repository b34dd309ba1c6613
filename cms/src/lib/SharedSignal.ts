/** The abort signal of work that several callers wait for. It aborts when all of them have disconnected. */
export class SharedSignal {
  private readonly controller = new AbortController();
  private waiting = 0;

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** @param gone Aborts when the caller stops waiting; a caller without a signal never stops. */
  join(gone?: AbortSignal): void {
    this.waiting += 1;
    const leave = () => {
      this.waiting -= 1;
      if (this.waiting === 0) this.controller.abort(gone?.reason);
    };
    if (gone?.aborted) leave();
    else gone?.addEventListener('abort', leave, { once: true });
  }
}
