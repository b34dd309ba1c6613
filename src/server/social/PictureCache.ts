import { AppError } from '@/errors/AppError';

/**
 * An LRU cache of drawn pictures with a limit in bytes. Parallel requests share one drawing, and both the
 * parallel and the waiting drawings are limited.
 */
export class PictureCache {
  private readonly cached = new Map<string, Buffer>();
  private readonly pending = new Map<string, Promise<Buffer>>();
  private readonly waiting: (() => void)[] = [];
  private bytes = 0;
  private drawing = 0;

  constructor(private readonly limits: { bytes: number; parallel: number; waiting: number }) {}

  get(key: string): Buffer | undefined {
    const picture = this.cached.get(key);
    if (picture) {
      this.cached.delete(key);
      this.cached.set(key, picture);
    }
    return picture;
  }

  /** @throws AppError picture/busy if too many drawings are waiting */
  draw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const pending = this.pending.get(key);
    if (pending) return pending;
    const picture = this.withSlot(draw).then((drawn) => this.store(key, drawn));
    this.pending.set(key, picture);
    return picture.finally(() => this.pending.delete(key));
  }

  private async withSlot(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.drawing < this.limits.parallel) this.drawing += 1;
    else if (this.waiting.length < this.limits.waiting)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    else throw new AppError('picture/busy', `${this.waiting.length} pictures are waiting`);
    try {
      return await draw();
    } finally {
      // The slot goes to the next waiting drawing, if there is one.
      const next = this.waiting.shift();
      if (next) next();
      else this.drawing -= 1;
    }
  }

  private store(key: string, picture: Buffer): Buffer {
    this.cached.set(key, picture);
    this.bytes += picture.length;
    for (const [oldest, { length }] of this.cached) {
      if (this.bytes <= this.limits.bytes) break;
      this.cached.delete(oldest);
      this.bytes -= length;
    }
    return picture;
  }
}
